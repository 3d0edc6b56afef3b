import type { CellFault, CellSize, CellState } from '#modules/lockers/domain/cells.ts'
import type { OpeningKind } from '#modules/lockers/domain/openings.ts'

export const sizeNames = {
  small: 'deskPoints.locker.sizes.small',
  medium: 'deskPoints.locker.sizes.medium',
  large: 'deskPoints.locker.sizes.large',
} as const satisfies Record<CellSize, string>

export const stateNames = {
  free: 'deskPoints.locker.states.free',
  reserved: 'deskPoints.locker.states.reserved',
  taken: 'deskPoints.locker.states.taken',
  fault: 'deskPoints.locker.states.fault',
} as const satisfies Record<CellState, string>

export const faultNames = {
  stuck: 'deskPoints.locker.faults.stuck',
  not_closed: 'deskPoints.locker.faults.notClosed',
  sensor: 'deskPoints.locker.faults.sensor',
  dirty: 'deskPoints.locker.faults.dirty',
  other: 'deskPoints.locker.faults.other',
} as const satisfies Record<CellFault, string>

/** For whom a door stands open. */
export const openingNames = {
  drop_off: 'deskPoints.locker.openFor.dropOff',
  store: 'deskPoints.locker.openFor.store',
  hand_out: 'deskPoints.locker.openFor.handOut',
  collect: 'deskPoints.locker.openFor.collect',
} as const satisfies Record<OpeningKind, string>
