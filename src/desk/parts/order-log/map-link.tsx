import { Icon } from '#ui/icon.tsx'

/** Opens in a window of its own: the desk stays where it is. */
export function MapLink({ lat, lon, label }: { lat: number; lon: number; label: string }) {
  const query = new URLSearchParams({ mlat: String(lat), mlon: String(lon) })
  return (
    <a
      className="map-link"
      href={`https://www.openstreetmap.org/?${query}#map=17/${lat}/${lon}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="pin" size="small" />
      {label}
    </a>
  )
}
