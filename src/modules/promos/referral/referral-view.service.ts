import { assert } from '#kernel/assert.ts'
import { initialsOf } from '#kernel/initials.ts'
import { type Ok, ok } from '#kernel/result.ts'
import { findUnspent } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { type ReferralState, referralTerms } from '../domain/referral.ts'
import type { Progress } from '../domain/referral-rules.ts'
import { courseOf, notCountedOf } from './course.ts'
import { readFunds, seeReferrals } from './look.service.ts'
import type { OwnCourse, ReferralAnswer } from './referral.contract.ts'
import { findInvited, findParticipants, findReferral, type Referral, sumEarned } from './referral.repo.ts'

const MOST_FRIENDS = 200

const nothing: Progress = { shipments: 0, receivers: 0, reachedAt: null, notCounted: {} }

/** The own link, the friends by their initials, and how far the caller is who was invited. */
export async function readReferral(
  context: RequestContext,
  { publicUrl }: { publicUrl: string },
): Promise<Ok<ReferralAnswer>> {
  const { db, caller } = context
  assert(caller.person !== undefined, 'a visitor reached the invitations')
  const me = caller.person
  const invited = await findInvited(db, me, MOST_FRIENDS)
  const own = await findReferral(db, me)
  const { progress, people } = await seeReferrals(db, own ? [...invited, own] : invited)
  const funds = await readFunds(db, context.now)
  const code = (people.get(me) ?? (await findParticipants(db, [me])).get(me))?.code
  assert(code, 'everybody has a code to invite with')
  const link = new URL('/r', publicUrl)
  link.searchParams.set('ref', code)
  return ok({
    link: link.href,
    code,
    reward: referralTerms.reward,
    needed: referralTerms.shipments,
    needed_receivers: referralTerms.receivers,
    days: referralTerms.days,
    wait_days: referralTerms.waitDays,
    running: funds.isRunning,
    ...(await sumEarned(db, me)),
    unspent: await findUnspent(db, me, 'referral_reward'),
    invited: invited.map((referral) => ({
      initials: initialsOf(people.get(referral.friendId)?.fullName ?? ''),
      ...courseOf(referral, progress.get(referral.friendId) ?? nothing, funds, context),
    })),
    mine: own ? ownCourse(own) : null,
  })

  function ownCourse(referral: Referral): OwnCourse {
    const reached = progress.get(me) ?? nothing
    return {
      inviter: initialsOf(people.get(referral.inviterId)?.fullName ?? ''),
      ...courseOf(referral, reached, funds, context),
      not_counted: notCountedOf(reached, context),
    }
  }
}

type Kept = { initials: string; registered_at: string; state: ReferralState; reward: number | null }

/** For whoever asks what we keep of them: others by their initials only. */
export async function referralsOf(
  db: Db,
  person: number,
): Promise<{ invited_by: Kept | null; invited: Kept[] }> {
  const [invited, own] = [await findInvited(db, person, MOST_FRIENDS), await findReferral(db, person)]
  const rows = own ? [...invited, own] : invited
  const people = await findParticipants(
    db,
    rows.flatMap(({ friendId, inviterId }) => [friendId, inviterId]),
  )
  const kept = (referral: Referral, other: number): Kept => ({
    initials: initialsOf(people.get(other)?.fullName ?? ''),
    registered_at: referral.registeredAt.toISOString(),
    state: referral.state,
    reward: referral.reward,
  })
  return {
    invited_by: own ? kept(own, own.inviterId) : null,
    invited: invited.map((referral) => kept(referral, referral.friendId)),
  }
}
