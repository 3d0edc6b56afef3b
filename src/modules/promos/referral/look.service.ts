import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { stateAt } from '../domain/promotion.ts'
import { daysLater, LIMIT_DAYS, REWARD_COST, type Signal } from '../domain/referral.ts'
import { type Progress, progressOf, type Surroundings, signalsIn } from '../domain/referral-rules.ts'
import {
  findCircles,
  findDoors,
  findFunds,
  findParticipants,
  findShipments,
  type Participant,
  type Referral,
  type SentShipment,
  shareDevice,
} from './referral.repo.ts'

/** The first of them are enough to find ten; whoever has sent more is no case for a rule of ten. */
const MOST_SHIPMENTS = 300
const MOST_DOORS = 200

type Sight = {
  progress: ReadonlyMap<number, Progress>
  people: ReadonlyMap<number, Participant>
  sent: readonly SentShipment[]
  doors: ReadonlyMap<number, ReadonlySet<string>>
}

const noDoors: ReadonlySet<string> = new Set()

/** How far friends are, of one inviter or of many: however many there are, it is asked in one go. */
export async function seeReferrals(
  db: Db,
  referrals: readonly Pick<Referral, 'friendId' | 'inviterId' | 'deadline'>[],
): Promise<Sight> {
  const friends = referrals.map(({ friendId }) => friendId)
  const inviters = [...new Set(referrals.map(({ inviterId }) => inviterId))]
  const [people, circles, sent, doors] = await Promise.all([
    findParticipants(db, [...inviters, ...friends]),
    findCircles(db, inviters),
    findShipments(db, friends, MOST_SHIPMENTS),
    findDoors(db, [...inviters, ...friends], MOST_DOORS),
  ])
  const around = ({ friendId, inviterId, deadline }: (typeof referrals)[number]): Surroundings => {
    const circle = circles.filter((one) => one.inviterId === inviterId)
    return {
      deadline,
      friendPhone: people.get(friendId)?.phone ?? null,
      circle: new Map(circle.flatMap(({ phone, since }) => (phone === null ? [] : [[phone, since]]))),
      ownDoors: doors.get(friendId) ?? noDoors,
      inviterDoors: doors.get(inviterId) ?? noDoors,
      ownHands: new Set([friendId, ...circle.map(({ personId }) => personId)]),
    }
  }
  const progress = new Map(
    referrals.map((referral) => [
      referral.friendId,
      progressOf(
        sent.filter(({ ownerId }) => ownerId === referral.friendId),
        around(referral),
      ),
    ]),
  )
  return { progress, people, sent, doors }
}

export type Look = { progress: Progress; signals: Signal[] }

/** Everything the rule asks about one friend, as it is now. Signals are those found before and those found now. */
export async function lookAt(db: Db, referral: Referral): Promise<Look> {
  const { friendId, inviterId } = referral
  const { progress, people, sent, doors } = await seeReferrals(db, [referral])
  const [inviter, friend, reached] = [people.get(inviterId), people.get(friendId), progress.get(friendId)]
  assert(inviter && friend && reached, 'people are never taken out of their table')
  const found = signalsIn({
    inviter,
    friend,
    inviterDoors: doors.get(inviterId) ?? noDoors,
    friendDoors: doors.get(friendId) ?? noDoors,
    friendSenderPhones: new Set(sent.map(({ senderPhone }) => senderPhone)),
    sharesDevice: await shareDevice(db, inviter.phone, friend.phone),
  })
  return { progress: reached, signals: [...new Set([...referral.signals, ...found])] }
}

export const givenSince = (now: Date) => daysLater(now, -LIMIT_DAYS)

/** What the friends of one inviter have brought lately, both sides together. */
export function givenLately(invited: readonly Referral[], now: Date): number {
  const since = givenSince(now)
  return invited
    .filter(({ paidAt }) => paidAt !== null && paidAt > since)
    .reduce(
      (sum, { reward, inviterBack, friendBack }) => sum + 2 * (reward ?? 0) - inviterBack - friendBack,
      0,
    )
}

/** How the promotion stands at the desk. `isRunning`: whoever signs up now is promised it. */
export type Funds = Readonly<{ isRunning: boolean; hasMoney: boolean }>

export async function readFunds(db: Db, now: Date): Promise<Funds> {
  const plan = await findFunds(db)
  assert(plan, 'the promotion for friends is one of the first three')
  const hasMoney = plan.budget === null || plan.used + REWARD_COST <= plan.budget
  return { hasMoney, isRunning: hasMoney && stateAt(plan, now) === 'running' }
}
