import type { ShelfItem } from '#modules/counter/counter.contract.ts'
import type { HandOverView, Takers } from '#modules/delivery/handovers/hand-overs.contract.ts'

type Courier = Takers['couriers'][number]

/** Whom something was given to lately stands first, the last of them at the top; the others by name, as they come. */
export function recentFirst(couriers: readonly Courier[], given: readonly HandOverView[]): Courier[] {
  const lately = new Map<string, string>()
  for (const { to, said_at: at } of given)
    if (to.kind === 'courier' && to.id !== null && at > (lately.get(to.id) ?? '')) lately.set(to.id, at)
  const recent = couriers
    .filter(({ id }) => lately.has(id))
    .sort((a, b) => (lately.get(b.id) ?? '').localeCompare(lately.get(a.id) ?? ''))
  return [...recent, ...couriers.filter(({ id }) => !lately.has(id))]
}

/** One apostrophe of Uzbek for all that keyboards write. */
const plain = (text: string) => text.toLowerCase().replace(/[ʻʼ‘’`']/g, "'")

/** Every word that was typed begins a word of the name. */
export function named(couriers: readonly Courier[], typed: string): Courier[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return couriers.filter(({ name }) => {
    const parts = plain(name).split(/\s+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
}

/** What lies here and goes on with somebody, and is not promised to anybody yet. */
export function waitingFor(items: readonly ShelfItem[], given: readonly HandOverView[]): ShelfItem[] {
  const promised = new Set(
    given
      .filter(({ state }) => state === 'open')
      .flatMap(({ lines }) => lines.map(({ order_id }) => order_id)),
  )
  return items.filter(({ task, order_id }) => task === 'give' && !promised.has(order_id))
}

/** How the call knows it: not everybody at a counter sees the code of everything. */
export const codeOf = ({ tracking_code, order_id }: ShelfItem): string => tracking_code || order_id

export type Found = Readonly<
  { kind: 'found'; item: ShelfItem } | { kind: 'chosen' | 'elsewhere'; code: string }
>

/** What a scan chooses: only what lies here to go on. */
export function foundBy(code: string, items: readonly ShelfItem[], chosen: ReadonlySet<string>): Found {
  const item = items.find(({ tracking_code, order_id }) => tracking_code === code || order_id === code)
  if (!item) return { kind: 'elsewhere', code }
  return chosen.has(codeOf(item)) ? { kind: 'chosen', code } : { kind: 'found', item }
}

type Said = { courier: string; parcels: ReadonlySet<string>; cash: number | undefined }

export const giveRequest = ({ courier, parcels, cash }: Said) => ({
  body: { courier_id: Number(courier), parcels: [...parcels], cash: cash ?? 0 },
})
