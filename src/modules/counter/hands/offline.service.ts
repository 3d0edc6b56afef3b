import { err, ok, type Result } from '#kernel/result.ts'
import { parcelsAtPost, sceneOf } from '#modules/orders/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { OfflinePack } from '../counter.contract.ts'
import { taskOf } from '../domain/task.ts'
import { findPlaces } from '../shelf/shelf.repo.ts'
import { personIn } from './post.service.ts'

const MOST = 2_000
/** Of what seals the counter's data on a device: derived, so that it is kept nowhere (decision 81). */
const halfPurpose = 'counter seal'

/** What a counter keeps on the device. Codes are not in it: they are checked when the line is back. */
export async function readOfflinePack(
  context: RequestContext,
): Promise<Result<OfflinePack, Failure<'no_post'>>> {
  const { db, now, secrets } = context
  const scene = await sceneOf(context)
  const point = scene.doer.pointId
  if (point === undefined) return err({ code: 'no_post' })
  const [parcels, places] = await Promise.all([parcelsAtPost(scene, MOST), findPlaces(db, point)])
  const waiting = parcels.filter(
    ({ order, actions, sight }) => sight === 'whole' && taskOf({ ...order, actions }, point) === 'hand_out',
  )
  return ok({
    server_time: now.toISOString(),
    half: secrets.mac(halfPurpose, String(personIn(context))).toString('base64url'),
    items: waiting.map(({ order, offline, needsOperator, wishes }) => ({
      order_id: String(order.id),
      tracking_code: order.trackingCode,
      place: places.get(order.id) ?? null,
      name: order.receiver.fullName,
      delegate: wishes.delegate?.name ?? null,
      stored_until: order.storedUntil?.toISOString() ?? null,
      allowed: offline,
      needs_operator: needsOperator,
    })),
  })
}
