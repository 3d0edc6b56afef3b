import { err, ok, type Result } from '#kernel/result.ts'
import { findPoint } from '#modules/points/index.ts'
import { currentTariff } from '#modules/pricing/index.ts'
import { pdfType, zplType } from '#platform/calls/sent-types.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { asOwnShare, inTurn } from '#platform/print/drawing-turns.ts'
import { type LabelRefusal, labelRefusal } from '../domain/label/label-refusal.ts'
import { orderIdOf } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import { findOrder } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import { sightOf } from '../read/sight.service.ts'
import { type LabelPoint, labelOf } from './label.ts'
import type { LabelFormat } from './labels.contract.ts'

export type LabelSettings = {
  /** What the QR code leads to stands below this address. */
  publicUrl: string
}

export type LabelCode = 'not_found' | LabelRefusal | 'service_unavailable' | 'rate_limited'

type Asked = { ids: readonly string[]; format: LabelFormat | 'zpl' }
/** Orders that the caller was found to own, in this order; what has no label is left out. */
type AskedOwn = { orders: readonly Order[]; format: LabelFormat | 'zpl'; name: string }

/** The labels of orders this caller reaches: all of them or none. */
export async function printLabels(
  settings: LabelSettings,
  scene: Scene,
  { ids, format }: Asked,
): Promise<Result<SentFile, Failure<LabelCode>>> {
  return asOwnShare(scene.doer.personId ?? 0, async (): Promise<Drawn> => {
    const found = await ordersToPrint(scene, [...new Set(ids)])
    return found.ok
      ? draw(settings, scene, { orders: found.value, format, name: nameOf(found.value) })
      : found
  })
}

/** The same for an upload, of which some may be cancelled by now. */
export async function printOwnLabels(
  settings: LabelSettings,
  scene: Scene,
  { orders: given, format, name }: AskedOwn,
): Promise<Result<SentFile, Failure<LabelCode>>> {
  const orders = given.filter((order) => labelRefusal(order, 'owner') === undefined)
  if (orders.length === 0) return err({ code: 'not_found' })
  return asOwnShare(scene.doer.personId ?? 0, () => draw(settings, scene, { orders, format, name }))
}

type Drawn = Result<SentFile, Failure<LabelCode>>

async function draw(
  settings: LabelSettings,
  scene: Scene,
  { orders, format, name }: AskedOwn,
): Promise<Drawn> {
  const [points, { tariff }] = await Promise.all([
    pointsOf(scene, orders),
    currentTariff(scene.db, scene.now),
  ])
  const ground = { ...settings, belts: tariff.belts, pointOf: (id: number) => points.get(id) }
  const labels = orders.map((order) => labelOf(order, ground))
  const drawn = await inTurn(labels.length === 1 ? 'short' : 'long', async () => {
    // Loaded with the first label: most processes, and all other tests, never draw one.
    if (format === 'zpl') return (await import('./label-zpl.ts')).labelsZpl(labels)
    return (await import('./label-pdf.ts')).labelsPdf(labels, { format, now: scene.now })
  })
  if (!drawn.ok) return drawn
  const [ending, type] = format === 'zpl' ? (['zpl', zplType] as const) : (['pdf', pdfType] as const)
  return ok({ name: `${name}.${ending}`, type, bytes: drawn.value })
}

const nameOf = ([first, ...others]: readonly Order[]) =>
  first && others.length === 0 ? first.trackingCode : 'labels'

/** The first that cannot be printed decides; another's order answers like a missing one. */
async function ordersToPrint(
  scene: Scene,
  ids: readonly string[],
): Promise<Result<Order[], Failure<Exclude<LabelCode, 'service_unavailable' | 'rate_limited'>>>> {
  const { db, doer } = scene
  const viewer = doer.actor === 'owner' ? 'owner' : 'staff'
  const orders: Order[] = []
  for (const id of ids) {
    const number = orderIdOf(id)
    const order = number === undefined ? undefined : await findOrder(db, number, doer.reach)
    // On a label stands everything that whoever has not accepted the order is not to know.
    if (!order || (await sightOf(scene, order)) !== 'whole') return err({ code: 'not_found' })
    orders.push(order)
  }
  for (const order of orders) {
    const code = labelRefusal(order, viewer)
    if (code) return err({ code, values: { order: String(order.id) } })
  }
  return ok(orders)
}

async function pointsOf({ db }: Scene, orders: readonly Order[]): Promise<ReadonlyMap<number, LabelPoint>> {
  const ids = new Set(
    orders
      .flatMap(({ sender, receiver, destinationPointId }) => [
        sender.pointId,
        receiver.pointId,
        destinationPointId ?? undefined,
      ])
      .filter((id) => id !== undefined),
  )
  const points = new Map<number, LabelPoint>()
  for (const id of ids) {
    const point = await findPoint(db, id)
    if (point) points.set(id, point)
  }
  return points
}
