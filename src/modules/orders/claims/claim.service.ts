import { err, ok, type Result } from '#kernel/result.ts'
import { findPerson, recordAudit } from '#modules/accounts/index.ts'
import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { formatter } from '#platform/i18n/format.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { notify } from '#platform/live/notice.ts'
import type { ClaimStatus, EveryClaimKind } from '../domain/claim/claim-words.ts'
import { canClaim } from '../domain/claim/claims.ts'
import { limits } from '../domain/limits.ts'
import { orderIdOf } from '../domain/numbers.ts'
import { claimOpened } from '../events.ts'
import { attachFiles, strangeFiles } from '../files/order-files.service.ts'
import type { Doer } from '../life/doer.ts'
import { findOrder } from '../life/order.repo.ts'
import { findLog } from '../life/order-event.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import { addImages, findClaim, insertClaim } from './claim.repo.ts'
import type { ClaimRequest } from './claims.contract.ts'

type Claim = { id: string; kind: EveryClaimKind; status: ClaimStatus }
type Refused = Failure<
  'invalid_input' | 'not_found' | 'photo_required' | 'claim_too_early' | 'claim_not_possible' | 'claim_exists'
>

export function openClaim(scene: Scene, id: string, request: ClaimRequest): Promise<Result<Claim, Refused>> {
  const number = orderIdOf(id)
  if (number === undefined) return Promise.resolve(err({ code: 'not_found' }))
  const { doer, now, locale, translate } = scene
  return scene.db.transaction(async (tx) => {
    const order = await findOrder(tx, number, doer.reach)
    if (!order) return err({ code: 'not_found' })
    const taken = (await findLog(tx, number)).find(({ verb }) => verb === 'pick_up' || verb === 'drop_off')
    const wasTaken = taken !== undefined || order.returnOf !== null
    if (!canClaim(request.kind, order, { ...doer, wasTaken })) {
      const status = translate(`orders.status.${order.status}`)
      return err({ code: 'claim_not_possible', values: { status } })
    }
    if (hasItInHand(doer) && request.images.length === 0) return err({ code: 'photo_required' })
    const since = taken?.happenedAt ?? order.createdAt
    const from = new Date(since.getTime() + limits.lostAfterMs)
    if (request.kind === 'lost' && now < from)
      return err({ code: 'claim_too_early', values: { date: formatter(locale).date(from, 'long') } })
    const pictures = { path: 'images', purpose: 'claim_photo', ids: request.images } as const
    const strange = await strangeFiles(tx, scene, [pictures])
    if (strange) return err({ code: 'invalid_input', fields: strange })
    const claim = await insertClaim(tx, {
      orderId: number,
      kind: request.kind,
      description: request.description,
      images: request.images,
      openedBy: doer.personId,
      openedAt: now,
    })
    if (claim === undefined) return err({ code: 'claim_exists' })
    await attachFiles(tx, scene, number, [pictures])
    if (doer.actor === 'operator')
      await recordAudit(tx, scene, {
        action: 'order.claim',
        object: `order:${number}`,
        after: { kind: request.kind },
      })
    await tellDesk(tx)
    if (doer.actor !== 'owner') await emit(tx, claimOpened, `claim:${claim}`, { claimId: claim })
    await notify(tx, `order:${number}`)
    return ok({ id: String(claim), kind: request.kind, status: 'open' })
  })
}

/** Couriers and agents: what they report they can show. */
const hasItInHand = ({ actor }: Doer) => actor === 'courier' || actor === 'agent'

type NotAdded = Failure<'invalid_input' | 'not_found' | 'claim_decided' | 'claim_photos_full'>
const MOST_PHOTOS = 10

/** Whoever reported it finds another picture; while nobody has decided, it helps. */
export function addClaimPhotos(
  scene: Scene,
  id: string,
  claimId: string,
  images: readonly string[],
): Promise<Result<{ added: number }, NotAdded>> {
  const number = orderIdOf(id)
  if (number === undefined) return Promise.resolve(err({ code: 'not_found' }))
  return scene.db.transaction(async (tx) => {
    const order = await findOrder(tx, number, scene.doer.reach)
    const claim = order && (await findClaim(tx, Number(claimId)))
    if (claim?.orderId !== number) return err({ code: 'not_found' })
    if (hasItInHand(scene.doer) && claim.openedBy !== scene.doer.personId) return err({ code: 'not_found' })
    if (claim.status !== 'open') return err({ code: 'claim_decided' })
    const pictures = { path: 'images', purpose: 'claim_photo', ids: images } as const
    const strange = await strangeFiles(tx, scene, [pictures])
    if (strange) return err({ code: 'invalid_input', fields: strange })
    if (!(await addImages(tx, claim.id, images, MOST_PHOTOS))) return err({ code: 'claim_photos_full' })
    await attachFiles(tx, scene, number, [pictures])
    return ok({ added: images.length })
  })
}

/** For whoever tells the customer. Undefined while nothing is decided. */
export async function readClaimDecision(db: Db, id: number) {
  const claim = await findClaim(db, id)
  const order = claim?.decidedAt ? await findOrder(db, claim.orderId, { kind: 'any' }) : undefined
  if (!claim || !order) return undefined
  const { phone, locale } = await findPerson(db, order.ownerId)
  return { orderId: order.id, amount: claim.amount, phone, locale }
}

/** For whoever tells the customer that there is a claim, or that it goes on. */
export async function readClaimNews(db: Db, id: number) {
  const claim = await findClaim(db, id)
  const order = claim && (await findOrder(db, claim.orderId, { kind: 'any' }))
  if (!order) return undefined
  const { phone, locale } = await findPerson(db, order.ownerId)
  return { orderId: order.id, trackingCode: order.trackingCode, phone, locale }
}
