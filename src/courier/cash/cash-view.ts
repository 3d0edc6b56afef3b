import type { Stop, Today } from '#modules/delivery/field/field.contract.ts'

export type CashState = 'fine' | 'near' | 'full'

/** From nine tenths of the limit on it is said before it matters. */
const nearShare = 0.9

export function cashState({ held, limit }: Today['cash']): CashState {
  if (limit === null) return 'fine'
  if (held >= limit) return 'full'
  return held >= limit * nearShare ? 'near' : 'fine'
}

/** Where money was taken today, the last first. */
export const takenToday = (stops: readonly Stop[]): Stop[] =>
  stops
    .filter(({ state, to_collect }) => state === 'done' && to_collect > 0)
    .sort((one, other) => (other.ended_at ?? '').localeCompare(one.ended_at ?? ''))

export const stillToTake = (stops: readonly Stop[]): number =>
  stops.reduce((sum, { state, to_collect }) => (state === 'open' ? sum + to_collect : sum), 0)
