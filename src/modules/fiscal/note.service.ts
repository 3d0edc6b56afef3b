import { findPerson } from '#modules/accounts/index.ts'
import { findOrdersBy, type Order } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { Part } from './domain/document.ts'
import { receipted, type Taking, takingIn } from './domain/taking.ts'
import {
  findByMovement,
  findEarlier,
  findMovement,
  findSale,
  findUnnoted,
  insertReceipt,
  isBeforeStart,
  type NotedMovement,
  type Receipt,
} from './fiscal.repo.ts'

export type NoteDeps = {
  translate: Catalogs['translate']
  /** Payment providers that make the receipts of what is paid through them. */
  makeTheirOwn: readonly string[]
  now: Date
}

const templates = Object.keys(receipted)

/**
 * The receipt of a movement, once however often it is told. A refund comes after what it gives back, whose receipt is
 * made first where nobody has yet. Answers whether there is one to send.
 */
export async function noteMovement(tx: Db, deps: NoteDeps, id: number): Promise<boolean> {
  const movement = await findMovement(tx, id)
  if (!movement || (await isBeforeStart(tx, id))) return false
  const taking = takingIn(movement)
  if (!taking) return false
  const order = await orderOf(tx, movement)
  const origin = taking.kind === 'refund' ? await originOf(tx, deps, movement, taking) : undefined
  const isTheirs = taking.provider !== undefined && deps.makeTheirOwn.includes(taking.provider)
  return insertReceipt(tx, {
    movementId: id,
    kind: taking.kind,
    originId: origin?.id ?? null,
    orderId: order?.id ?? null,
    parts: await partsOf(tx, deps, taking, order),
    cash: taking.cash,
    card: taking.card,
    paidAt: movement.at,
    state: isTheirs ? 'provider' : 'waiting',
    madeAt: deps.now,
  })
}

async function orderOf(tx: Db, { reference }: NotedMovement): Promise<Order | undefined> {
  const [, id] = /^order:(\d{8})$/.exec(reference ?? '') ?? []
  const [order] = id === undefined ? [] : await findOrdersBy(tx, [Number(id)])
  return order
}

async function originOf(
  tx: Db,
  deps: NoteDeps,
  movement: NotedMovement,
  taking: Taking,
): Promise<Receipt | undefined> {
  if (movement.reverses !== null) {
    await noteMovement(tx, deps, movement.reverses)
    return findByMovement(tx, movement.reverses)
  }
  const order = await orderOf(tx, movement)
  if (!order) return undefined
  for (const earlier of await findEarlier(tx, movement, templates)) await noteMovement(tx, deps, earlier)
  return findSale(tx, order.id, taking.card > 0 ? 'card' : 'cash')
}

/** The names of positions are in the language of the state, whoever pays. */
async function partsOf(
  tx: Db,
  { translate }: NoteDeps,
  { parts }: Taking,
  order: Order | undefined,
): Promise<Part[]> {
  const hasGoods = parts.some(({ what }) => what === 'goods')
  const stir = hasGoods && order ? (await findPerson(tx, order.ownerId)).stir : null
  return parts.map(({ what, amount }) => ({
    what,
    amount,
    title: translate('uz', `fiscal.${what}`, { code: order?.trackingCode ?? '' }).trim(),
    stir: what === 'goods' ? (stir ?? null) : null,
  }))
}

/** A night's worth; what is more comes the next night. */
const MOST = 1_000

/** What no event has told of, for whatever reason. Answers how many there were. */
export async function noteForgotten(db: Db, deps: NoteDeps): Promise<number> {
  const forgotten = await findUnnoted(db, templates, MOST)
  let made = 0
  for (const id of forgotten) if (await db.transaction((tx) => noteMovement(tx, deps, id))) made += 1
  return made
}
