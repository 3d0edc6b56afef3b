import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/map.ts'

export default {
  loading: 'Opening the map',
  failed: 'The map could not be loaded. Check your connection.',
  retry: 'Try again',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  help: 'Arrow keys move the map, plus and minus zoom in and out, Home goes back to where it began. Tab leads on.',
  cluster: '{count, plural, one {{text} place} other {{text} places}}. Zoom in',
  credit: '© {map} contributors',
  mine: {
    refused: 'Access to your location is off. Mark the place on the map yourself.',
    unknown: 'Your device could not tell where you are. Mark the place on the map yourself.',
    abroad: 'Your device says you are outside Uzbekistan. Mark the place on the map yourself.',
  },
} as const satisfies DeepStrings<typeof uz>
