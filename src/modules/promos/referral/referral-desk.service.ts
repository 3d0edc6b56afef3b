import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { REWARD_COST } from '../domain/referral.ts'
import { canBeAllowed } from '../domain/referral-rules.ts'
import { courseOf, notCountedOf } from './course.ts'
import { givenLately, givenSince, lookAt, readFunds, seeReferrals } from './look.service.ts'
import type { AllowAnswer, DeskReferral, DeskReferralList, DeskReferralQuery } from './referral.contract.ts'
import { referralDecided } from './referral.events.ts'
import {
  countStates,
  findParticipants,
  findReferral,
  findReferrals,
  lockInvited,
  type Participant,
  type Referral,
  saveDecision,
  saveReferral,
  sumGiven,
} from './referral.repo.ts'
import { pay } from './settle.service.ts'

type Asked = {
  kind: 'referral'
  subject: string
  amount: number
  input: { note: string; given: number; inviter: string; friend: string }
  askedBy: number
  now: Date
  due: null
  actor: RequestContext
}

/** What accounts lend: they know promos, so promos are handed their log and their second people. */
export type ReferralDoors = {
  record(
    tx: Db,
    context: RequestContext,
    line: { action: 'referral.allow' | 'referral.refuse'; object: string; before?: object; after: object },
  ): Promise<void>
  whyTwo(kind: 'referral', asked: { amount: number; input: { given: number } }): readonly string[]
  ask(tx: Db, asked: Asked): Promise<Result<{ approval: number }, 'approval_waiting'>>
  waiting(
    db: Db,
    kind: 'referral',
    subjects: readonly string[],
  ): Promise<Map<string, { id: string; asked_at: string }>>
}

const PAGE = 50
const subjectOf = (friendId: number) => `referral:${friendId}`

export async function listReferrals(
  context: RequestContext,
  doors: ReferralDoors,
  { state, q, cursor }: DeskReferralQuery,
): Promise<Ok<DeskReferralList>> {
  const { db } = context
  const before = cursor === undefined ? undefined : Number(cursor)
  const found = await findReferrals(db, { state, search: q || undefined, before }, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: await viewsOf(context, doors, page),
    totals: await countStates(db),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.friendId) : null,
  })
}

async function viewsOf(
  context: Pick<RequestContext, 'db' | 'now' | 'translate'>,
  doors: ReferralDoors,
  referrals: readonly Referral[],
): Promise<DeskReferral[]> {
  const waiting = await doors.waiting(
    context.db,
    'referral',
    referrals.map(({ friendId }) => subjectOf(friendId)),
  )
  const { db, now } = context
  const { progress, people } = await seeReferrals(db, referrals)
  const inviters = [...new Set(referrals.map(({ inviterId }) => inviterId))]
  const given = await sumGiven(db, inviters, givenSince(now))
  const funds = await readFunds(db, now)
  return referrals.map((referral) => {
    const { friendId, inviterId } = referral
    const [reached, inviter, friend] = [progress.get(friendId), people.get(inviterId), people.get(friendId)]
    assert(reached && inviter && friend, 'people are never taken out of their table')
    return {
      ...courseOf(referral, reached, funds, context),
      id: String(friendId),
      inviter: shown(inviter),
      friend: shown(friend),
      not_counted: notCountedOf(reached, context),
      given: given.get(inviterId) ?? 0,
      paid: referral.reward,
      taken_back: referral.inviterBack + referral.friendBack,
      may_be_paid: canBeAllowed(referral.state, reached, now),
      approval: waiting.get(subjectOf(friendId)) ?? null,
    }
  })
}

const shown = ({ id, fullName, company, phone }: Participant) => ({
  id: String(id),
  full_name: fullName,
  company,
  phone,
})

type Held = { referral: Referral; invited: Referral[]; by: number }

/** Under the locks of everything this inviter has brought. Nobody of ours decides about their own reward. */
async function hold(
  tx: Db,
  friendId: number,
  by: number,
): Promise<Result<Held, Failure<'not_found' | 'referral_own'>>> {
  const known = await findReferral(tx, friendId)
  if (!known) return err({ code: 'not_found' })
  const invited = await lockInvited(tx, known.inviterId)
  const referral = invited.find((one) => one.friendId === friendId)
  assert(referral, 'a referral is never taken away')
  if (by === friendId || by === referral.inviterId) return err({ code: 'referral_own' })
  return ok({ referral, invited, by })
}

function deciderIn({ caller }: RequestContext): number {
  assert(caller.person !== undefined, 'a visitor reached the desk')
  return caller.person
}

type NotAllowed = 'not_found' | 'referral_own' | 'referral_not_ready' | 'referral_no_budget'

/** Somebody has looked, and it is paid: at once below the limit, above it with a second person. */
export function allowReferral(
  context: RequestContext,
  doors: ReferralDoors,
  id: number,
  note: string,
): Promise<Result<AllowAnswer, Failure<NotAllowed | 'approval_waiting'>>> {
  const by = deciderIn(context)
  return context.db.transaction(async (tx) => {
    const held = await hold(tx, id, by)
    if (!held.ok) return held
    const { referral, invited } = held.value
    const { progress } = await lookAt(tx, referral)
    if (!canBeAllowed(referral.state, progress, context.now)) return err({ code: 'referral_not_ready' })
    const input = await factsFor(tx, referral, { note, given: givenLately(invited, context.now) })
    let approval: number | null = null
    if (doors.whyTwo('referral', { amount: REWARD_COST, input }).length > 0) {
      const about = { kind: 'referral', subject: subjectOf(id), amount: REWARD_COST, input } as const
      const asked = await doors.ask(tx, {
        ...about,
        askedBy: by,
        now: context.now,
        due: null,
        actor: context,
      })
      if (!asked.ok) return err({ code: asked.error })
      approval = asked.value.approval
    } else {
      const verdict = { by, now: context.now, note, reachedAt: progress.reachedAt }
      if (!(await payByDesk(tx, referral, verdict))) return err({ code: 'referral_no_budget' })
      await doors.record(tx, context, { action: 'referral.allow', object: subjectOf(id), after: { note } })
    }
    return ok({
      referral: await reread(tx, context, doors, id),
      approval_id: approval === null ? null : String(approval),
    })
  })
}

async function factsFor(tx: Db, referral: Referral, facts: { note: string; given: number }) {
  const people = await findParticipants(tx, [referral.inviterId, referral.friendId])
  const nameOf = (id: number) => people.get(id)?.company ?? people.get(id)?.fullName ?? ''
  return { ...facts, inviter: nameOf(referral.inviterId), friend: nameOf(referral.friendId) }
}

type Verdict = { by: number; now: Date; note: string; reachedAt: Date | null }

/** False when the budget of the promotion has not so much left. */
async function payByDesk(
  tx: Db,
  referral: Referral,
  { by, now, note, reachedAt }: Verdict,
): Promise<boolean> {
  if (!(await pay(tx, { ...referral, reachedAt }, now, by))) return false
  await saveDecision(tx, referral.friendId, { by, at: now, note })
  return true
}

async function reread(
  tx: Db,
  context: RequestContext,
  doors: ReferralDoors,
  id: number,
): Promise<DeskReferral> {
  const referral = await findReferral(tx, id)
  assert(referral, 'a referral is never taken away')
  const [view] = await viewsOf({ ...context, db: tx }, doors, [referral])
  assert(view, 'what was read is shown')
  return view
}

/** What a second person's yes does. Undone or paid meanwhile: it is looked at anew. */
export async function allowReferralByTwo(
  tx: Db,
  asked: { subject: string; input: unknown; approvedBy: number; now: Date },
): Promise<Result<object, Failure<NotAllowed>>> {
  const { subject, input, approvedBy, now } = asked
  const held = await hold(tx, Number(subject.split(':')[1]), approvedBy)
  if (!held.ok) return held
  const { referral } = held.value
  const { progress } = await lookAt(tx, referral)
  if (!canBeAllowed(referral.state, progress, now)) return err({ code: 'referral_not_ready' })
  const { note } = (input ?? {}) as { note?: unknown }
  const isPaid = await payByDesk(tx, referral, {
    by: approvedBy,
    now,
    note: typeof note === 'string' ? note : '',
    reachedAt: progress.reachedAt,
  })
  return isPaid ? ok({}) : err({ code: 'referral_no_budget' })
}

const open = ['collecting', 'waiting', 'review']

/** Somebody has looked, and it is not paid. Both read why. */
export function refuseReferral(
  context: RequestContext,
  doors: ReferralDoors,
  id: number,
  note: string,
): Promise<Result<DeskReferral, Failure<'not_found' | 'referral_own' | 'referral_decided'>>> {
  const by = deciderIn(context)
  return context.db.transaction(async (tx) => {
    const held = await hold(tx, id, by)
    if (!held.ok) return held
    const { referral } = held.value
    if (!open.includes(referral.state)) return err({ code: 'referral_decided' })
    await saveDecision(tx, id, { by, at: context.now, note })
    await saveReferral(tx, { ...referral, state: 'refused' }, context.now)
    await emit(tx, referralDecided, `person:${id}`, { friendId: id, state: 'refused' })
    await doors.record(tx, context, {
      action: 'referral.refuse',
      object: subjectOf(id),
      before: { state: referral.state },
      after: { note },
    })
    return ok(await reread(tx, context, doors, id))
  })
}
