import { type Ok, ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { type NoticeKind, noticeKinds } from '../domain/notices.ts'
import type { templates } from '../domain/templates.ts'
import { maskedAddress, maskedPhone } from '../log/masked.ts'
import { findTold, findToldAt, type ToldRow } from './notice.repo.ts'
import type { Told } from './notices.contract.ts'

type Deps = { db: Db; now: Date; translate: (key: MessageKey) => string }

const SHOWN = 100

/** What the people of an order were told, how, and whether it reached them. */
export async function readTold({ db, now, translate }: Deps, id: string): Promise<Ok<Told[]>> {
  const rows = /^[1-9]\d{7}$/.test(id) ? await findTold(db, Number(id), SHOWN) : []
  return ok(
    rows.map((row) => {
      const state = stateOf(row, now)
      const why = state === 'failed' ? (row.fault ?? row.why) : row.why
      return {
        id: String(row.id),
        label: translate(labelOf(row.kind)),
        side: row.side,
        channel: row.channel,
        to: row.channel === 'email' && row.email !== null ? maskedAddress(row.email) : maskedPhone(row.phone),
        state,
        reason: why === null ? null : translate(reasonOf(why)),
        at: (whenOf(row, state) ?? row.dueAt).toISOString(),
      }
    }),
  )
}

const SHOWN_OF_ONE = 6

/** The last that somebody was told at their number, about whatever parcels. */
export async function lastTold({ db, now, translate }: Deps, phone: string) {
  const rows = await findToldAt(db, phone, SHOWN_OF_ONE)
  return rows.map((row) => {
    const state = stateOf(row, now)
    return {
      id: String(row.id),
      label: translate(labelOf(row.kind)),
      channel: row.channel,
      state,
      at: (whenOf(row, state) ?? row.dueAt).toISOString(),
      order_id: String(row.orderId),
    }
  })
}

const isKind = (word: string): word is NoticeKind => noticeKinds.some((kind) => kind === word)

/** What a notice or a message is about, in a few words. */
export function labelOf(kind: string): MessageKey {
  return isKind(kind) ? `notices.kinds.${kind}.title` : (labels[kind] ?? 'notices.messages.other')
}

const labels: Readonly<Record<string, MessageKey>> = {
  'sign-in-code': 'notices.messages.signInCode',
  'payout-code': 'notices.messages.payoutCode',
  'caller-code': 'notices.messages.callerCode',
  'drop-code': 'notices.messages.dropCode',
  'basket-reminder': 'notices.messages.basket',
  'drop-point-closes': 'notices.messages.pointCloses',
  'top-up-approved': 'notices.messages.topUpApproved',
  'top-up-rejected': 'notices.messages.topUpRejected',
  'claim-opened': 'notices.messages.claimOpened',
  'claim-found': 'notices.messages.found',
  'claim-accepted': 'notices.messages.claim',
  'claim-rejected': 'notices.messages.claim',
  'reweigh-asked': 'notices.messages.reweigh',
  'reweigh-at-counter': 'notices.messages.reweigh',
  'reweigh-lower': 'notices.messages.reweigh',
  'payout-chosen': 'notices.messages.payoutChosen',
  'payout-waiting': 'notices.messages.payoutChosen',
  'approval-released': 'notices.messages.released',
  'phone-set-up': 'notices.messages.phoneSetUp',
  'work-suspended': 'notices.messages.suspended',
  'debt-reminder': 'notices.messages.debt',
  'low-balance': 'notices.messages.lowBalance',
  'referral-reminder': 'notices.messages.referralReminder',
  'referral-paid': 'notices.messages.referral',
  'referral-refused': 'notices.messages.referral',
  'referral-taken-back': 'notices.messages.referral',
  'answer-not-reached': 'notices.messages.answer',
  'answer-call-us': 'notices.messages.answer',
  'answer-interview': 'notices.messages.answer',
  'answer-hired': 'notices.messages.answer',
  'answer-not-this-time': 'notices.messages.answer',
  'answer-letter': 'notices.messages.answer',
} satisfies Record<(typeof templates)[keyof typeof templates]['id'] | 'answer-letter', MessageKey>

/** A gateway may say after all that a message it took never arrived. */
function stateOf(
  { state, attempt, dueAt }: Pick<ToldRow, 'state' | 'attempt' | 'dueAt'>,
  now: Date,
): Told['state'] {
  if (state === 'planned') return dueAt > now ? 'waiting' : 'planned'
  if (state !== 'sent') return state
  return attempt === 'delivered' || attempt === 'failed' ? attempt : 'sent'
}

function whenOf({ attemptedAt, settledAt }: ToldRow, state: Told['state']): Date | null {
  if (state === 'planned' || state === 'waiting') return null
  return state === 'dropped' ? settledAt : (attemptedAt ?? settledAt)
}

/** The rest are faults of the way there, which mean the same to whoever talks to the person. */
export const reasonOf = (why: string): MessageKey => reasons[why] ?? 'notices.reasons.technical'

const reasons: Readonly<Record<string, MessageKey>> = {
  passed: 'notices.reasons.passed',
  too_late: 'notices.reasons.tooLate',
  forgotten: 'notices.reasons.forgotten',
  gone: 'notices.reasons.gone',
  unknown_number: 'notices.reasons.unknownNumber',
  refused: 'notices.reasons.refused',
  undelivered: 'notices.reasons.undelivered',
  no_balance: 'notices.reasons.noBalance',
  no_channel: 'notices.reasons.noChannel',
  rate_limited: 'notices.reasons.limit',
}
