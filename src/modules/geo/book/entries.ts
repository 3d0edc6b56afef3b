import type { Point } from '../domain/distance.ts'
import { districtById } from '../domain/districts.ts'
import type { Book } from './book.ts'
import { entryKinds } from './gazetteer-format.ts'

/* What is asked of an entry again and again. */

export const region = entryKinds.indexOf('region')
export const district = entryKinds.indexOf('district')
export const place = entryKinds.indexOf('place')
export const street = entryKinds.indexOf('street')
export const landmark = entryKinds.indexOf('landmark')

export const classOf = ({ entries, head }: Book, entry: number) =>
  head.classes[entries.class[entry] as number] ?? ''

export const pointOf = ({ entries, head }: Book, entry: number): Point => ({
  lat: (entries.lat[entry] as number) / head.steps,
  lon: (entries.lon[entry] as number) / head.steps,
})

export function regionOf({ entries }: Book, entry: number): number {
  if (entries.kind[entry] === region) return entries.id[entry] as number
  return districtById(entries.district[entry] as number)?.regionId ?? 0
}

export function isInDistrict({ entries }: Book, entry: number, id: number): boolean {
  if (entries.district[entry] === id) return true
  return entries.districts.get(entry)?.includes(id) ?? false
}

const kmPerDegree = 111.2

/** As on a flat map, which is near enough for ranking. */
export function kmTo({ entries, head }: Book, entry: number, { lat, lon }: Point): number {
  const north = (entries.lat[entry] as number) / head.steps - lat
  const east = ((entries.lon[entry] as number) / head.steps - lon) * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(north, east) * kmPerDegree
}
