import { readScan } from '#client/scan/read-scan.ts'
import type { OfflinePack } from '#modules/counter/counter.contract.ts'

export type OfflineItem = OfflinePack['items'][number]

/** Why a parcel of the pack cannot be handed out without a line. */
export type OfflineBar = 'needs_line' | 'storage_over' | 'waits'

export type OfflineAnswer =
  | Readonly<{ kind: 'item'; item: OfflineItem; bar: OfflineBar | undefined }>
  | Readonly<{ kind: 'items'; items: readonly OfflineItem[] }>
  /** It is not among what the device knows; nobody can say more without a line. */
  | Readonly<{ kind: 'unknown' }>

const mostFound = 20

type Asked = {
  pack: OfflinePack | undefined
  text: string
  /** Handed out here already, and not yet with the server. */
  waiting: readonly string[]
  now: number
}

/** What the device itself can say to a scan, out of what it was told while there was a line. */
export function offlineAnswer({ pack, text, waiting, now }: Asked): OfflineAnswer {
  const items = pack?.items ?? []
  const scanned = readScan(text)
  if (scanned.kind === 'parcel' || scanned.kind === 'order') {
    const item = items.find(({ tracking_code, order_id }) => [tracking_code, order_id].includes(scanned.code))
    return item ? { kind: 'item', item, bar: barOf(item, waiting, now) } : { kind: 'unknown' }
  }
  const named = scanned.kind === 'bag' ? [] : items.filter(({ name }) => isNamed(name, text))
  const [only] = named
  if (!only) return { kind: 'unknown' }
  if (named.length === 1) return { kind: 'item', item: only, bar: barOf(only, waiting, now) }
  return { kind: 'items', items: named.slice(0, mostFound) }
}

function barOf(item: OfflineItem, waiting: readonly string[], now: number): OfflineBar | undefined {
  if (waiting.includes(item.tracking_code)) return 'waits'
  if (!item.allowed) return 'needs_line'
  return item.stored_until !== null && Date.parse(item.stored_until) < now ? 'storage_over' : undefined
}

const plain = (text: string) => text.toLocaleLowerCase('uz').replace(/[ʻʼ'’`‘]/gu, '')

/** Every word that was typed begins a word of the name. */
function isNamed(name: string, text: string): boolean {
  const words = plain(name).split(/\s+/)
  const typed = plain(text).trim().split(/\s+/).filter(Boolean)
  return typed.length > 0 && typed.every((part) => words.some((word) => word.startsWith(part)))
}
