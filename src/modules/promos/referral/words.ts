import type { MessageKey } from '#platform/i18n/translator.ts'
import type { NotCounted, Signal } from '../domain/referral.ts'

/** Every refusal in words. */
export const signalTexts = {
  same_person: 'referrals.reasons.samePerson',
  same_phone: 'referrals.reasons.samePhone',
  same_device: 'referrals.reasons.sameDevice',
  same_address: 'referrals.reasons.sameAddress',
  staff: 'referrals.reasons.staff',
  closed: 'referrals.reasons.closed',
  same_name: 'referrals.reasons.sameName',
  many: 'referrals.reasons.many',
  stopped: 'referrals.reasons.stopped',
} as const satisfies Record<Signal, MessageKey>

export const notCountedTexts = {
  under_way: 'referrals.notCounted.underWay',
  not_delivered: 'referrals.notCounted.notDelivered',
  late: 'referrals.notCounted.late',
  unpaid: 'referrals.notCounted.unpaid',
  given_back: 'referrals.notCounted.givenBack',
  return: 'referrals.notCounted.return',
  to_self: 'referrals.notCounted.toSelf',
  circle: 'referrals.notCounted.circle',
  own_hands: 'referrals.notCounted.ownHands',
} as const satisfies Record<NotCounted, MessageKey>
