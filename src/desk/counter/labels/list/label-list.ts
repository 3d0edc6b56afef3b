import type { ScanAnswer, ShelfItem } from '#modules/counter/counter.contract.ts'

/** What is to be labelled. */
export type Labelled = Readonly<
  | { kind: 'parcel'; id: string; code: string; name: string }
  | { kind: 'bag'; id: string; code: string; name: string }
>

/** As many as one document holds. */
export const mostLabels = 100

/** What a scan names; undefined for everything that has no label. */
export function labelledBy(answer: ScanAnswer): Labelled | undefined {
  if (answer.kind === 'bag') return { kind: 'bag', id: answer.code, code: answer.code, name: answer.to }
  if (answer.kind !== 'parcel') return undefined
  const { order, to_name: to } = answer.parcel
  // Of another point: its label is printed where it lies.
  if (order.tracking_code === '') return undefined
  return { kind: 'parcel', id: order.id, code: order.tracking_code, name: to }
}

/** The newest first, each once. */
export const withLabelled = (list: readonly Labelled[], next: Labelled): Labelled[] =>
  [next, ...list.filter(({ id }) => id !== next.id)].slice(0, mostLabels)

/** What was taken in last and has not left: it needs a label soonest. */
export const lastTakenIn = (items: readonly ShelfItem[], most: number): Labelled[] =>
  items
    .filter(({ task, tracking_code: code }) => task === 'give' && code !== '')
    .sort((a, b) => b.since.localeCompare(a.since))
    .slice(0, most)
    .map(({ order_id: id, tracking_code: code, to_name, name }) => ({
      kind: 'parcel' as const,
      id,
      code,
      name: to_name ?? name,
    }))
