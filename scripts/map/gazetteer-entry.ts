import type { EntryKind } from '../../src/modules/geo/book/gazetteer-format.ts'
import type { Spot } from './country-features.ts'

/** One thing of the gazetteer that can be found by a name. */
export type Entry = Spot & {
  kind: EntryKind
  /** Of what we have in our own lists; 0 for what only the map has. */
  id: number
  /** As the map writes it; our own names are not repeated here. */
  name: string
  class: string
  /** From 0 to 100: of two things that fit equally well, the weightier is meant. */
  weight: number
  /** Where it lies; a street may lie in several, the first has most of it. */
  districts: number[]
  answersTo: Readonly<{ name: string; isOther: boolean }>[]
  /** The entry of the town or village around it. */
  town?: number | undefined
  /** Of a landmark: the meaning that its class has, if its name does not say it. */
  implied?: string | undefined
  lines?: readonly (readonly Spot[])[]
}
