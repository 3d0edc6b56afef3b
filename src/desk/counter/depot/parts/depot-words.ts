import type { LaneKind, OddWord, SearchWord } from '#modules/delivery/domain/lane-words.ts'
import type { SealCheck } from '#modules/delivery/domain/trip.ts'

/** Which message tells each word of the depot. */
export const laneNames = {
  depot: 'deskDepot.lanes.depot',
  back: 'deskDepot.lanes.back',
  doors: 'deskDepot.lanes.doors',
  points: 'deskDepot.lanes.points',
  aside: 'deskDepot.lanes.aside',
} as const satisfies Record<LaneKind, string>

export const oddNames = {
  already: 'deskDepot.odd.already',
  moved: 'deskDepot.odd.moved',
  surplus: 'deskDepot.odd.surplus',
  wrong_depot: 'deskDepot.odd.wrong_depot',
  cancelled: 'deskDepot.odd.cancelled',
  expired: 'deskDepot.odd.expired',
  refused: 'deskDepot.odd.refused',
  ended: 'deskDepot.odd.ended',
  bag_full: 'deskDepot.odd.bag_full',
  in_other_bag: 'deskDepot.odd.in_other_bag',
} as const satisfies Record<OddWord, string>

export const searchNames = {
  look_in_bag: 'deskDepot.differences.look_in_bag',
  look_in_van: 'deskDepot.differences.look_in_van',
  ask_driver: 'deskDepot.differences.ask_driver',
  told_desk: 'deskDepot.differences.told_desk',
} as const satisfies Record<SearchWord, string>

/** As it was found, beside what is sorted. */
export const sealSaid = {
  whole: 'deskDepot.sort.sealWhole',
  broken: 'deskDepot.sort.sealBad',
  other: 'deskDepot.sort.sealOther',
  none: 'deskDepot.sort.sealNone',
} as const satisfies Record<SealCheck, string>

/** As it is asked for. */
export const sealNames = {
  whole: 'deskDepot.arriving.whole',
  broken: 'deskDepot.arriving.broken',
  other: 'deskDepot.arriving.other',
  none: 'deskDepot.arriving.none',
} as const satisfies Record<SealCheck, string>

export const tripStateNames = {
  loading: 'deskDepot.trips.state.loading',
  under_way: 'deskDepot.trips.state.under_way',
  came: 'deskDepot.trips.state.came',
} as const

export const tripTimeNames = {
  came: 'deskDepot.trips.came',
  left: 'deskDepot.trips.left',
  leaves: 'deskDepot.trips.leaves',
} as const

export const bagStateNames = {
  filling: 'deskDepot.bags.filling',
  closed: 'deskDepot.bags.closed',
  loaded: 'deskDepot.bags.loaded',
  coming: 'deskDepot.bags.coming',
} as const
