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

/** The desk takes parcels alone: cash goes to a cash desk, by a hand-in. */
export const takesCash = (taker: TakerChoice): boolean => taker !== 'desk'

/** What the giver says, as the call takes it: neither a courier nor a place is the desk. */
export function giveRequest({ taker, parcels, cash: told = 0 }: Said) {
  const cash = takesCash(taker) ? told : 0
  const [kind, id] = taker.split(':')
  const whom =
    kind === 'courier' ? { courier_id: Number(id) } : kind === 'depot' ? { point_id: Number(id) } : {}
  return { body: { ...whom, parcels: [...parcels], cash } }
}

/** The giver's word is no count: undefined until the taker has typed what they found. */
export function takeRequest({ id, cash }: Pick<HandOverView, 'id' | 'cash'>, counted: number | undefined) {
  const params = { id }
  if (cash === 0) return { params, body: { surplus: [] } }
  return isSum(counted) ? { params, body: { counted, surplus: [] } } : undefined
}

/** Whole so'm; nothing at all is a sum as well. */
export const isSum = (soum: number | undefined): soum is number =>
  soum !== undefined && Number.isSafeInteger(soum) && soum >= 0

/** Cash that was counted and is not confirmed yet, by hand-over: scanning is a screen of its own. */
export type Counts = Readonly<Record<string, number>>

export function readCounts(kept: unknown): Counts {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, counted]) => isSum(counted)))
}

/** Only of what is still to be taken. */
export function withCount(
  counts: Counts,
  { id, counted, open }: { id: string; counted: number | undefined; open: readonly string[] },
): Counts {
  const others = Object.entries(counts).filter(([known]) => known !== id && open.includes(known))
  return Object.fromEntries(counted === undefined ? others : [...others, [id, counted]])
}

/** How far the other side is with its scans. */
export const takenOf = ({ lines }: Pick<HandOverView, 'lines'>) =>
  lines.filter(({ state }) => state === 'taken').length
