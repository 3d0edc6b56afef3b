/** What of the file's form both who writes and who reads it must agree on; another form has another number. */
export const gazetteerFormat = 1

export const entryKinds = ['region', 'district', 'place', 'street', 'landmark'] as const
export type EntryKind = (typeof entryKinds)[number]

export type GazetteerHead = Readonly<{
  format: number
  /** Of the map file it was made from. */
  map: string
  /** Of our own names of regions, districts and places, which it holds, too. */
  names: string
  /** Of the program that made it. */
  builder: string
  /** Steps to a degree. */
  steps: number
  classes: readonly string[]
  counts: Readonly<Record<'entries' | 'streets' | 'houses' | 'docs' | 'words' | 'stems', number>>
}>
