import { assert } from '#kernel/assert.ts'
import { eachOnItsOwn } from '#kernel/each.ts'
import { lockAccount, post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { daysLater, REWARD_COST, referralTerms, reminderDue } from '../domain/referral.ts'
import { missingFrom, nextStep, WATCH_DAYS } from '../domain/referral-rules.ts'
import { payBackToPromotion, payFromPromotion } from '../promos.service.ts'
import { givenLately, type Look, lookAt } from './look.service.ts'
import { referralDecided, referralReminded } from './referral.events.ts'
import { findDue, insertMissed, lockInvited, type Referral, saveReferral } from './referral.repo.ts'

/** In one turn of the job; who is left over comes first in the next. */
const MOST_A_TURN = 2_000
const WAITING_MS = 50 * 60_000
const OTHERS_MS = 12 * 3_600_000
/** Longer than a release takes to go out. */
const MISSED_DAYS = 3

/** Asks the rule about everybody whose turn it is. Answers how many. */
export async function settleReferrals(db: Db, now: Date): Promise<number> {
  await insertMissed(db, daysLater(now, -MISSED_DAYS), referralTerms.days)
  const due = await findDue(
    db,
    {
      waitingBefore: new Date(now.getTime() - WAITING_MS),
      othersBefore: new Date(now.getTime() - OTHERS_MS),
      paidAfter: daysLater(now, -WATCH_DAYS),
    },
    MOST_A_TURN,
  )
  await eachOnItsOwn(
    due,
    ({ friendId, inviterId }) => db.transaction((tx) => settle(tx, { friendId, inviterId }, now)),
    ({ friendId }) => `friend ${friendId}`,
  )
  return due.length
}

/** Under the locks of all that this inviter has brought: what one of them is paid counts for the next. */
async function settle(
  tx: Db,
  { friendId, inviterId }: Pick<Referral, 'friendId' | 'inviterId'>,
  now: Date,
): Promise<void> {
  const invited = await lockInvited(tx, inviterId)
  const referral = invited.find((one) => one.friendId === friendId)
  if (!referral) return
  const look = await lookAt(tx, referral)
  const { state, adds } = nextStep({ ...referral, ...look, given: givenLately(invited, now) }, now)
  const seen: Referral = {
    ...referral,
    signals: adds && !look.signals.includes(adds) ? [...look.signals, adds] : look.signals,
    reachedAt: look.progress.reachedAt,
  }
  if (state === 'paid' && referral.state !== 'paid') {
    // Nothing left in the budget: it goes on waiting, and is paid once the desk has set more aside.
    if (!(await pay(tx, seen, now))) await saveReferral(tx, { ...seen, state: 'waiting' }, now)
  } else if (state === 'taken_back') await takeBack(tx, seen, now)
  else {
    await saveReferral(tx, { ...seen, state, reminded: await remind(tx, seen, look, now) }, now)
    if (state === 'refused' && referral.state !== 'refused')
      await emit(tx, referralDecided, `person:${friendId}`, { friendId, state })
  }
}

/** Only who has something left to send, and can still win by it. */
async function remind(tx: Db, referral: Referral, { progress, signals }: Look, now: Date): Promise<number> {
  const day = reminderDue(referral, now)
  if (day === undefined || progress.reachedAt !== null || signals.length > 0) return referral.reminded
  const { friendId } = referral
  await emit(tx, referralReminded, `person:${friendId}`, {
    friendId,
    daysLeft: day,
    missing: missingFrom(progress),
    reward: referralTerms.reward,
  })
  return day
}

const keyOf = ({ friendId }: Referral, side: 'inviter' | 'friend') => `referral:${friendId}:${side}`
const aboutOf = ({ friendId }: Referral) => `referral:${friendId}`

/**
 * The reward to both, once. Whoever calls holds the rows of the inviter, and has decided that it is due. False, and
 * nothing done, when the budget of the promotion has not so much left.
 */
export async function pay(tx: Db, referral: Referral, now: Date, by?: number): Promise<boolean> {
  const { friendId, inviterId } = referral
  const amount = referralTerms.reward
  const cost = { slug: 'friends', key: aboutOf(referral), personId: friendId, amount: REWARD_COST }
  if (!(await payFromPromotion(tx, cost, now))) return false
  const about = { reference: aboutOf(referral), at: now, ...(by === undefined ? {} : { by }) }
  // The inviter's account first: always the older one, so that two rewards never wait for each other.
  for (const [side, customer] of [
    ['inviter', inviterId],
    ['friend', friendId],
  ] as const) {
    const posted = await post(tx, {
      ...about,
      key: keyOf(referral, side),
      template: 'referral_reward',
      facts: { customer, amount },
    })
    assert(posted.ok, 'a reward takes from nobody who could be short of it')
  }
  await saveReferral(tx, { ...referral, state: 'paid', reward: amount, paidAt: now }, now)
  await emit(tx, referralDecided, `person:${friendId}`, { friendId, state: 'paid' })
  return true
}

/** What the balances hold of it; the rest when there is something again. Nobody falls below zero. */
async function takeBack(tx: Db, referral: Referral, now: Date): Promise<void> {
  const { friendId, inviterId, inviterBack, friendBack, takenBackAt } = referral
  const inviter = await takeFrom(
    tx,
    referral,
    { side: 'inviter', customer: inviterId, back: inviterBack },
    now,
  )
  const friend = await takeFrom(tx, referral, { side: 'friend', customer: friendId, back: friendBack }, now)
  const taken = { inviterBack: inviter, friendBack: friend, takenBackAt: takenBackAt ?? now }
  await saveReferral(tx, { ...referral, ...taken, state: 'taken_back' }, now)
  // What was spent meanwhile is a cost until it has come back.
  if (inviter + friend === 2 * (referral.reward ?? 0)) await payBackToPromotion(tx, aboutOf(referral))
  if (takenBackAt === null)
    await emit(tx, referralDecided, `person:${friendId}`, { friendId, state: 'taken_back' })
}

type From = { side: 'inviter' | 'friend'; customer: number; back: number }

/** Answers how much of the reward has come back in all. */
async function takeFrom(
  tx: Db,
  referral: Referral,
  { side, customer, back }: From,
  now: Date,
): Promise<number> {
  const { reward } = referral
  assert(reward !== null, 'only what was paid can be taken back')
  const { balance } = await lockAccount(tx, { kind: 'customer_balance', owner: String(customer) })
  const amount = Math.min(balance, reward - back)
  if (amount <= 0) return back
  const posted = await post(tx, {
    // What had come back before makes each part a movement of its own.
    key: `${keyOf(referral, side)}:back:${back}`,
    template: 'referral_reward_taken_back',
    facts: { customer, amount },
    reference: aboutOf(referral),
    at: now,
  })
  assert(posted.ok, 'the balance is held, and has as much')
  return back + amount
}
