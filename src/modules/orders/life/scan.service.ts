import { parseTrackingCode } from '#kernel/tracking-code.ts'
import type { Db } from '#platform/db/database.ts'
import { orderIdOf } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import type { Verb } from '../domain/words.ts'
import { findByScan, findInBag } from './scan.repo.ts'

/** Whatever a scanner read; undefined when no parcel of ours has it. */
export async function orderOfScan(db: Db, text: string): Promise<Order | undefined> {
  const code = parseTrackingCode(text)
  const id = orderIdOf(text.trim())
  if (!code.ok && id === undefined) return undefined
  return findByScan(db, { code: code.ok ? code.value : null, id: id ?? null })
}

/** Whoever has read the code of a label has the parcel in their hands; a number anybody can type. */
export const isRead = (text: string) => orderIdOf(text.trim()) === undefined

const bagCode = /^BG\d{11}$/
const ofBags: readonly Verb[] = ['load', 'store']

/** All that a scan names: one parcel, or to load and to store what is in a bag. */
export async function ordersOfScan(db: Db, text: string, verb: Verb): Promise<Order[]> {
  const bag = text.replace(/[\s-]/g, '').toUpperCase()
  if (bagCode.test(bag)) return ofBags.includes(verb) ? findInBag(db, bag) : []
  const order = await orderOfScan(db, text)
  return order ? [order] : []
}
