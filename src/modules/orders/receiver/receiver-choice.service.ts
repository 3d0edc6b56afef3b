import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { ActCode } from '../domain/act-codes.ts'
import type { HandOverWish } from '../domain/events.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project, transitionFor } from '../domain/projection.ts'
import { linkOnly } from '../domain/receiver-choices.ts'
import { isWishedAlready, wishesOf } from '../domain/wishes.ts'
import { act, type Deed } from '../life/act.service.ts'
import type { Doer } from '../life/doer.ts'
import { lockOrder } from '../life/order.repo.ts'
import { findLog } from '../life/order-event.repo.ts'
import { spoken } from '../life/scene.service.ts'
import type { AddressChange } from '../place/order-request.contract.ts'
import { atKnownDoor } from '../place/pins.service.ts'
import { isSameAddress, readdressed } from '../place/readdress.ts'
import type { HandOverBody, ReceiverPage, SeenBody } from './receiver.contract.ts'
import { openPage, pageOf, type Visit } from './receiver-page.service.ts'

export type ChoiceFailure = Failure<
  ActCode | 'pin_outside_district' | 'receiver_link_required' | 'region_fixed' | 'time_interval_fixed'
>
type Chosen = Promise<Result<ReceiverPage, ChoiceFailure>>

/** Whoever has the link acts for the receiver; the link has named the order already. */
const theReceiver: Doer = {
  actor: 'receiver',
  personId: undefined,
  pointId: undefined,
  reach: { kind: 'any' },
}

/** Undefined: as it was already, so nothing is written down. */
type Wanted = Result<Deed | undefined, ChoiceFailure>
type DeedFor = (order: Order, tx: Db) => Wanted | Promise<Wanted>

/** Does what was chosen, through the same gate as everybody else's deeds, and answers with the page as it is then. */
function choose(visit: Visit, link: string, body: SeenBody, deedFor: DeedFor): Chosen {
  return visit.db.transaction(async (tx) => {
    const here = { ...visit, db: tx }
    const known = await openPage(here, link)
    if (!known) return err({ code: 'not_found' })
    await lockOrder(tx, known.order.id)
    const opened = await openPage(here, link)
    if (!opened) return err({ code: 'not_found' })
    const deed = await deedFor(opened.order, tx)
    if (!deed.ok) return deed
    if (!deed.value) return ok(await pageOf(here, opened))
    if (opened.key === 'card' && linkOnly.includes(deed.value.verb))
      return err({ code: 'receiver_link_required' })
    if (await isChosenAlready(here, opened.order, deed.value)) return ok(await pageOf(here, opened))
    const told = { ...deed.value, version: body.version, eventId: body.event_id }
    const done = await act(tx, opened.order.id, theReceiver, told, visit)
    if (!done.ok) return err(spoken(done.error, visit))
    return ok(await pageOf(here, { ...opened, order: done.value }))
  })
}

/** What is chosen once more as it is writes nothing; where it is no longer open, the gate says so. */
async function isChosenAlready({ db, now }: Visit, order: Order, deed: Deed): Promise<boolean> {
  const terms = termsOf(order)
  const { state, effective } = project(terms, await findLog(db, order.id))
  const attempt = { actor: 'receiver', happenedAt: now } as const
  if (!state || !transitionFor(terms, state, deed.verb, attempt)) return false
  return isWishedAlready(wishesOf(state, effective), deed)
}

type Given<Body> = SeenBody & Body

export const changeAddress = (visit: Visit, link: string, body: Given<AddressChange>): Chosen =>
  choose(visit, link, body, async (order, tx) => {
    const changed = readdressed(order, body, visit.locale)
    if (!changed.ok) return changed
    const { before, after } = changed.value
    if (isSameAddress(before, after)) return ok(undefined)
    const details = { before, after: await atKnownDoor(tx, after, visit.now) }
    return ok({ verb: 'change_address', details })
  })

export const chooseDay = (visit: Visit, link: string, body: Given<{ day: string }>): Chosen =>
  choose(visit, link, body, () => ok({ verb: 'redeliver', details: { day: body.day } }))

export const choosePoint = (visit: Visit, link: string, body: Given<{ point_id: number }>): Chosen =>
  choose(visit, link, body, () => ok({ verb: 'redirect', pointId: body.point_id }))

export const chooseHandOver = (visit: Visit, link: string, body: HandOverBody): Chosen =>
  choose(visit, link, body, () => ok({ verb: 'choose_hand_over', details: { handOver: wishOf(body) } }))

function wishOf(body: HandOverBody): HandOverWish | null {
  if (body.kind === 'neighbour') return { kind: 'neighbour', name: body.name, phone: body.phone }
  return body.kind === 'safe_place' ? { kind: 'safe_place', place: body.place } : null
}

export const sendDelegate = (
  visit: Visit,
  link: string,
  body: Given<{ name: string; phone: string }>,
): Chosen =>
  choose(visit, link, body, () =>
    ok({ verb: 'delegate', details: { delegate: { name: body.name, phone: body.phone } } }),
  )

/** A choice that says everything by itself. */
export const chooseVerb = (
  visit: Visit,
  link: string,
  verb: 'extend_storage' | 'refuse' | 'revoke_delegate',
  body: SeenBody,
): Chosen => choose(visit, link, body, () => ok({ verb }))
