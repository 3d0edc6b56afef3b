import { createPlaceFinder, type PlaceFinder } from './find-place.ts'
import { areaEntries } from './search-entries.ts'

let finder: PlaceFinder | undefined

/** Regions and districts by name, in the browser too. The index is made at the first question. */
export const findArea: PlaceFinder = (text, options) => {
  finder ??= createPlaceFinder(areaEntries)
  return finder(text, options)
}
