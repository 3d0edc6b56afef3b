/** What a door is opened for, in the words of the orders but for the last: a courier's `pick_up`. */
export const openingKinds = ['drop_off', 'store', 'hand_out', 'collect'] as const
export type OpeningKind = (typeof openingKinds)[number]

/** `nothing`: everything is as it was; `kept`: it does not fit the order any more, and the desk was told. */
export const outcomes = ['done', 'nothing', 'kept'] as const
export type Outcome = (typeof outcomes)[number]

const putsIn: readonly OpeningKind[] = ['drop_off', 'store']

/** A parcel that was to come lies there, or one that was to go is gone: something has happened to its order. */
export const hasHappened = (what: OpeningKind, inside: boolean): boolean => putsIn.includes(what) === inside
/** What the cell holds once the door is shut. */
export const isPutIn = (what: OpeningKind): boolean => putsIn.includes(what)

/** The event that the orders get of it: the door that is shut twice happened once. */
export const eventIdOf = (opening: number): string => `locker-${String(opening).padStart(6, '0')}`
