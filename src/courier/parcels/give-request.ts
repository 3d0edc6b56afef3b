import type { HandOverView, Takers } from '#modules/delivery/handovers/hand-overs.contract.ts'

/** `courier:12`, `depot:7` or `desk`: one choice of a list. */
export type TakerChoice = string

type Option = Readonly<{ value: TakerChoice; name: string; kind: 'courier' | 'depot' | 'desk' }>

/** The nearest thing first: depots, then colleagues, then the desk. */
export const takerOptions = ({ couriers, depots }: Takers): readonly Option[] => [
  ...depots.map(({ id, name }) => ({ value: `depot:${id}`, name, kind: 'depot' as const })),
  ...couriers.map(({ id, name }) => ({ value: `courier:${id}`, name, kind: 'courier' as const })),
  { value: 'desk', name: '', kind: 'desk' as const },
]

type Said = Readonly<{ taker: TakerChoice; parcels: readonly string[]; cash: number | undefined }>

/** What the giver says, as the call takes it: neither a courier nor a place is the desk. */
export function giveRequest({ taker, parcels, cash = 0 }: Said) {
  const [kind, id] = taker.split(':')
  const whom =
    kind === 'courier' ? { courier_id: Number(id) } : kind === 'depot' ? { point_id: Number(id) } : {}
  return { body: { ...whom, parcels: [...parcels], cash } }
}

/** How far the other side is with its scans. */
export const takenOf = ({ lines }: Pick<HandOverView, 'lines'>) =>
  lines.filter(({ state }) => state === 'taken').length
