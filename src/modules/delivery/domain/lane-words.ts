/**
 * What belongs in a lane of a depot: what goes on to another depot, ways back that go there, doors of a district that this
 * depot serves, points of it, and what stays here until somebody has decided.
 */
export const laneKinds = ['depot', 'back', 'doors', 'points', 'aside'] as const
export type LaneKind = (typeof laneKinds)[number]

/** `target`: the number of the depot or of the district; 0 aside. */
export type LaneKey = Readonly<{ kind: LaneKind; target: number }>

/** What leaves by van is filled into bags; what leaves with couriers is not. */
export const isByVan = (kind: LaneKind): boolean => kind === 'depot' || kind === 'back'

/** Parcels of one lane may go with those of another where both leave the same way. */
export const mayMerge = (one: LaneKind, into: LaneKind): boolean =>
  one !== 'aside' && into !== 'aside' && isByVan(one) === isByVan(into)

/** More than a hall has room for. */
export const mostLanes = 200

/** How many colours and tiles there are: of the same colour the tile differs, and the number always. */
const looks = 12

/** A lane looks the same for ever: colour and tile follow from its number. */
export function lookOf(number: number): { colour: number; tile: number } {
  const at = number - 1
  return { colour: (at % looks) + 1, tile: ((at + Math.floor(at / looks)) % looks) + 1 }
}

/** What is odd about a parcel that has just been sorted; its lane holds all the same. */
export const oddWords = [
  /** Scanned before: nothing has changed. */
  'already',
  /** It was in another lane before; where it goes has changed since. */
  'moved',
  /** The van did not list it. */
  'surplus',
  /** Back to the depot that it has just come from. */
  'wrong_depot',
  'cancelled',
  'expired',
  'refused',
  /** The order has ended in another way: it should be with its receiver. */
  'ended',
  /** The bag of its lane takes no more. */
  'bag_full',
  /** It lies in another bag of this depot. */
  'in_other_bag',
] as const
export type OddWord = (typeof oddWords)[number]

/** What to do about a parcel that a van listed and nobody has scanned. */
export const searchWords = ['look_in_bag', 'look_in_van', 'ask_driver', 'told_desk'] as const
export type SearchWord = (typeof searchWords)[number]

/** `bagCame`: the others of its bag have been scanned. */
export function whereToLook(
  { isClosed, isSealWhole }: { isClosed: boolean; isSealWhole: boolean },
  { bagCame }: { bagCame: boolean },
): SearchWord {
  if (isClosed) return 'told_desk'
  if (!isSealWhole) return 'ask_driver'
  return bagCame ? 'look_in_bag' : 'look_in_van'
}
