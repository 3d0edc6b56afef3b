import type { LatLon } from '#parcel/map/lat-lon.ts'

/** Names of products, the same in every language. Only the destination is told: where from, the person's map knows. */
export const waysThere = [
  {
    name: 'Yandex',
    to: ({ lat, lon }: LatLon) => `https://yandex.uz/maps/?rtext=~${lat},${lon}&rtt=auto`,
  },
  {
    name: 'Google',
    to: ({ lat, lon }: LatLon) => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`,
  },
  // 2GIS writes the longitude first; nothing before the bar is "from where I am".
  { name: '2GIS', to: ({ lat, lon }: LatLon) => `https://2gis.uz/directions/points/%7C${lon},${lat}` },
  { name: 'Apple', to: ({ lat, lon }: LatLon) => `https://maps.apple.com/?daddr=${lat},${lon}` },
  {
    name: 'OpenStreetMap',
    to: ({ lat, lon }: LatLon) => `https://www.openstreetmap.org/directions?to=${lat},${lon}`,
  },
] as const satisfies readonly { name: string; to(place: LatLon): string }[]
