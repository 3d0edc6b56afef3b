/** Loading: at its first depot. Unloaded: whatever came was scanned, and what did not is an incident. */
export const tripStates = ['loading', 'under_way', 'unloaded', 'cancelled'] as const
export type TripState = (typeof tripStates)[number]

/** What is done to a trip, and where that leads. */
export const tripSteps = {
  leave: { from: ['loading'], to: 'under_way' },
  // A van that nobody sent off is here all the same.
  unload: { from: ['loading', 'under_way'], to: 'unloaded' },
  cancel: { from: ['loading'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly TripState[]; to: TripState }>
export type TripStep = keyof typeof tripSteps

export const mayStep = (state: TripState, step: TripStep): boolean =>
  (tripSteps[step].from as readonly TripState[]).includes(state)

type Listing = Readonly<{ id: number; toPointId: number; listedAt: Date | null }>
type Held = Readonly<{ holderTripId: number | null; holderPointId: number | null }>

/** What is scanned out of a van though neither its list nor a scan aboard has it. Without a list nothing is beside it. */
export const isUnlisted = (trip: Listing, before: Held, isListed: boolean): boolean =>
  trip.listedAt !== null &&
  before.holderTripId !== trip.id &&
  before.holderPointId !== trip.toPointId &&
  !isListed

/** What the people of the depot find of the seal that a van comes with; `none`: there is no seal on it. */
export const sealChecks = ['whole', 'broken', 'other', 'none'] as const
export type SealCheck = (typeof sealChecks)[number]

/** As it was told when the van left; a van that left without one has nothing to be compared. */
export const isSealWhole = (seal: string | null, check: SealCheck | null): boolean =>
  check === null || check === 'whole' || (check === 'none' && seal === null)

/** More than a bag holds. */
export const mostInBag = 200
