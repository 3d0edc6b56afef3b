import * as L from 'leaflet'
import type { LatLon } from './lat-lon.ts'
import { drawPin } from './marker-drawing.ts'

export type PinLayer = { set(value: LatLon | undefined): void }

/** One pin: put by a tap, dragged, or left where the cross is when Enter is pressed on the map. */
export function addPinLayer(map: L.Map, name: string, onPut: (place: LatLon) => void): PinLayer {
  let marker: L.Marker | undefined
  let current: LatLon | undefined
  const put = ({ lat, lng }: L.LatLng) => onPut({ lat, lon: lng })

  map.on('click', (event) => put(event.latlng))
  map.getContainer().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.target !== map.getContainer()) return
    // The map stands in forms, which Enter would send.
    event.preventDefault()
    put(map.getCenter())
  })

  function newMarker(at: L.LatLngTuple): L.Marker {
    const icon = L.divIcon({
      className: 'map-marker',
      html: drawPin(),
      iconSize: [44, 48],
      iconAnchor: [22, 47],
    })
    const pin = L.marker(at, { icon, draggable: true, autoPan: true, keyboard: false, title: name })
    pin.on('dragend', () => {
      put(pin.getLatLng())
      // When the place is refused, or rounded, the pin stands where the form says.
      if (current) pin.setLatLng([current.lat, current.lon])
    })
    return pin.addTo(map)
  }

  return {
    set(value) {
      current = value
      if (!value) {
        marker?.remove()
        marker = undefined
        return
      }
      if (marker) marker.setLatLng([value.lat, value.lon])
      else marker = newMarker([value.lat, value.lon])
    },
  }
}
