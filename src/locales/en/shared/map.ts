import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/map.ts'

export default {
  loading: 'Opening the map',
  failed: 'The map could not be loaded. Check your connection.',
  retry: 'Try again',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  help: 'Arrow keys move the map, plus and minus zoom in and out.',
  cluster: '{count, plural, one {{text} place} other {{text} places}}. Zoom in',
  credit: '© {map} contributors ({mapLicence}) · Boundaries: {borders} · Places: {places}',
  pin: {
    help: 'Arrow keys move the map, plus and minus zoom. Enter puts the pin at the cross in the middle.',
    put: 'Put the pin at the cross',
    mine: 'Use my location',
    remove: 'Remove the pin',
    at: 'The pin is at {place}',
    none: 'There is no pin yet. Tap the right place on the map.',
    outside: 'This place is outside Uzbekistan. Tap a place inside the country.',
  },
  mine: {
    refused: 'Access to your location is off. Mark the place on the map yourself.',
    unknown: 'Your device could not tell where you are. Mark the place on the map yourself.',
    abroad: 'Your device says you are outside Uzbekistan. Mark the place on the map yourself.',
  },
} as const satisfies DeepStrings<typeof uz>
