import type { ShiftEnded } from '#modules/delivery/shifts/shifts.contract.ts'

type Ended = Pick<ShiftEnded, 'expected' | 'counted' | 'settlement_id'>

/**
 * What waits for the cashier after the evening: no more than the books know of. Where the cash desk could not be told
 * (too many sums wait there), it is left to be handed in.
 */
export function toldIn({ expected, counted, settlement_id: told }: Ended): { sum: number; isLeft: boolean } {
  const sum = Math.min(counted, expected)
  return told === null ? { sum: 0, isLeft: sum > 0 } : { sum, isLeft: false }
}
