import type { RequestContext } from '#platform/http/route.ts'
import { daysLeft, type NotCounted, notCountedReasons, statusOf } from '../domain/referral.ts'
import { dueAt, type Progress, shownState } from '../domain/referral-rules.ts'
import type { Funds } from './look.service.ts'
import type { InvitedFriend, OwnCourse } from './referral.contract.ts'
import type { Referral } from './referral.repo.ts'
import { notCountedTexts, signalTexts } from './words.ts'

type Speech = Pick<RequestContext, 'translate' | 'now'>

/** What both sides see of one invitation. */
export function courseOf(
  referral: Referral,
  progress: Progress,
  { hasMoney }: Pick<Funds, 'hasMoney'>,
  { translate, now }: Speech,
): Omit<InvitedFriend, 'initials'> {
  const { registeredAt, deadline, paidAt } = referral
  const state = shownState(referral, progress, now)
  const isDoubted = state === 'refused' || state === 'review'
  const isHeldUp = state === 'waiting' && !hasMoney
  // The job comes within the hour: no day that is over is promised.
  const due =
    state === 'waiting' && !isHeldUp && progress.reachedAt
      ? new Date(Math.max(dueAt(progress.reachedAt).getTime(), now.getTime()))
      : null
  const why = [
    ...(isDoubted ? referral.signals.map((code) => ({ code, text: translate(signalTexts[code]) })) : []),
    ...(isHeldUp ? [{ code: 'budget' as const, text: translate('referrals.reasons.budget') }] : []),
    ...(state === 'taken_back'
      ? [{ code: 'taken_back' as const, text: translate('referrals.reasons.takenBack') }]
      : []),
  ]
  return {
    registered_at: registeredAt.toISOString(),
    deadline: deadline.toISOString(),
    days_left: daysLeft(deadline, now),
    shipments: progress.shipments,
    receivers: progress.receivers,
    status: statusOf(state),
    state,
    reward_at: (paidAt ?? due)?.toISOString() ?? null,
    reasons: why,
    note: referral.note,
  }
}

export function notCountedOf({ notCounted }: Progress, { translate }: Speech): OwnCourse['not_counted'] {
  const counted = (code: NotCounted) => notCounted[code] ?? 0
  return notCountedReasons
    .filter((code) => counted(code) > 0)
    .map((code) => ({ code, count: counted(code), text: translate(notCountedTexts[code]) }))
}
