import { createHash } from 'node:crypto'
import { places } from '../domain/places.ts'
import { areaEntries, placeEntries } from '../domain/search-entries.ts'
import { kindLines, landmarkLines, sameLines } from './word-groups.ts'

/** Changes with every name and word of ours that the gazetteer holds: then it has to be made again. */
export function ownNamesVersion(): string {
  const names = JSON.stringify([areaEntries, placeEntries(places), kindLines, landmarkLines, sameLines])
  return createHash('sha256').update(names).digest('hex').slice(0, 12)
}
