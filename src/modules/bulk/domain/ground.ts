import type { PlaceFinder } from '#modules/geo/domain/find-place.ts'
import type { Name } from '#modules/geo/domain/regions.ts'
import type { Pause } from '#modules/pricing/domain/served.ts'
import type { SidesCm, Tariff } from '#modules/pricing/domain/tariff.ts'

export type ParcelToTake = Readonly<{ weightGrams: number; sidesCm: SidesCm | undefined; cod: boolean }>

/** A point that a row may name. */
export type KnownPoint = Readonly<{
  id: number
  districtId: number
  name: Name
  address: Name
  /** Whether it would take this parcel now. */
  takes: (parcel: ParcelToTake) => boolean
}>

/** What the merchant has said of themselves; it stands in for cells and columns that a file does not have. */
export type Sender = Readonly<{
  name?: string | undefined
  /** Nine digits. */
  phone?: string | undefined
  districtId?: number | undefined
  street?: string | undefined
  landmark?: string | undefined
}>

export type KnownPhone = Readonly<{
  phone: string
  /** Of the order it stood in: `2026-11-03`. */
  day: string
}>

/**
 * All that rows are held against. It is made once for an upload and stays as it is: what was read by it is remembered
 * beside it (`memory.ts`), so that equal texts are read once.
 */
export type Ground = Readonly<{
  tariff: Tariff
  now: Date
  /** Regions and districts by name; one that knows towns and villages, too, leads from them to their districts. */
  findArea: PlaceFinder
  /** Those that take part in deliveries, in any order. */
  points: readonly KnownPoint[]
  /** Where we do not come for a while. */
  pauses: readonly Pause[]
  sender: Sender
  /** Numbers of receivers of before by `foldText` of their name, for numbers that Excel has broken. */
  phonesBefore?: ReadonlyMap<string, KnownPhone>
}>
