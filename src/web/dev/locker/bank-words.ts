import type { DemoParcelKind } from '#modules/lockers/demo/demo-locker.contract.ts'
import type { CellSize } from '#modules/lockers/domain/cells.ts'
import type { Outcome } from '#modules/lockers/domain/openings.ts'
import type { WallLook } from '#parcel/lockers/locker-wall.tsx'

export const sizeNames = {
  small: 'lockerBank.size.small',
  medium: 'lockerBank.size.medium',
  large: 'lockerBank.size.large',
} as const satisfies Record<CellSize, string>

export const lookNames = {
  free: 'lockerBank.look.free',
  reserved: 'lockerBank.look.reserved',
  taken: 'lockerBank.look.taken',
  fault: 'lockerBank.look.fault',
} as const satisfies Record<WallLook, string>

export const outcomeNames = {
  done: 'lockerBank.said.done',
  nothing: 'lockerBank.said.nothing',
  kept: 'lockerBank.said.kept',
} as const satisfies Record<Outcome, string>

export const kindNames = {
  waits: 'lockerBank.kinds.waits',
  to_drop: 'lockerBank.kinds.toDrop',
  to_bring: 'lockerBank.kinds.toBring',
} as const satisfies Record<DemoParcelKind, string>

export const moreNames = {
  waits: 'lockerBank.more.waits',
  to_drop: 'lockerBank.more.toDrop',
  to_bring: 'lockerBank.more.toBring',
} as const satisfies Record<DemoParcelKind, string>

export const typedNames = { number: 'lockerBank.number', code: 'lockerBank.code' } as const
