import type { parcelTemplates } from './parcel-templates.ts'

/**
 * Every message we can send. A gateway carries only texts that it has seen and approved before, so a text that is not
 * here cannot be sent: `SmsText` is made by `compose` alone, and `compose` takes a template.
 */
export type Template = {
  /** Kept with each attempt. */
  id: string
  /** What has to happen for it to be sent. */
  event: string
  /** Its text: src/locales/<language>/messages/sms.ts; in Cyrillic made from the Latin one, or src/locales/oz/sms.ts. */
  text: `sms.${string}`
  /** What it may cost at most. */
  maxParts: number
  /** Its point is a code: gateways made for codes carry it too. */
  isCode: boolean
}

export const templates = {
  signInCode: {
    id: 'sign-in-code',
    event: 'accounts.code-requested',
    text: 'sms.signInCode',
    maxParts: 1,
    isCode: true,
  },
  basketReminder: {
    id: 'basket-reminder',
    event: 'orders.basket-reminded',
    text: 'sms.basketReminder',
    maxParts: 1,
    isCode: false,
  },
  dropPointCloses: {
    id: 'drop-point-closes',
    event: 'orders.drop-point-closes',
    text: 'sms.dropPointCloses',
    maxParts: 2,
    isCode: false,
  },
  topUpApproved: {
    id: 'top-up-approved',
    event: 'payments.top-up-decided',
    text: 'sms.topUpApproved',
    maxParts: 1,
    isCode: false,
  },
  topUpRejected: {
    id: 'top-up-rejected',
    event: 'payments.top-up-decided',
    text: 'sms.topUpRejected',
    maxParts: 1,
    isCode: false,
  },
  claimAccepted: {
    id: 'claim-accepted',
    event: 'orders.claim-decided',
    text: 'sms.claimAccepted',
    maxParts: 1,
    isCode: false,
  },
  claimRejected: {
    id: 'claim-rejected',
    event: 'orders.claim-decided',
    text: 'sms.claimRejected',
    maxParts: 1,
    isCode: false,
  },
  claimOpened: {
    id: 'claim-opened',
    event: 'orders.claim-opened',
    text: 'sms.claimOpened',
    maxParts: 2,
    isCode: false,
  },
  claimFound: {
    id: 'claim-found',
    event: 'orders.found-decided',
    text: 'sms.claimFound',
    maxParts: 2,
    isCode: false,
  },
  reweighAsked: {
    id: 'reweigh-asked',
    event: 'orders.reweighed',
    text: 'sms.reweighAsked',
    maxParts: 2,
    isCode: false,
  },
  reweighAtCounter: {
    id: 'reweigh-at-counter',
    event: 'orders.reweighed',
    text: 'sms.reweighAtCounter',
    maxParts: 2,
    isCode: false,
  },
  reweighLower: {
    id: 'reweigh-lower',
    event: 'orders.reweighed',
    text: 'sms.reweighLower',
    maxParts: 2,
    isCode: false,
  },
  payoutChosen: {
    id: 'payout-chosen',
    event: 'payments.payout-chosen',
    text: 'sms.payoutChosen',
    maxParts: 1,
    isCode: false,
  },
  approvalReleased: {
    id: 'approval-released',
    event: 'accounts.approval-released',
    text: 'sms.approvalReleased',
    maxParts: 1,
    isCode: false,
  },
  phoneSetUp: {
    id: 'phone-set-up',
    event: 'accounts.staff-news',
    text: 'sms.phoneSetUp',
    maxParts: 2,
    isCode: false,
  },
  dropCode: {
    id: 'drop-code',
    event: 'lockers.drop-code-issued',
    text: 'sms.dropCode',
    maxParts: 2,
    // It opens nothing of anybody else's: a door for a parcel of one's own.
    isCode: false,
  },
  workSuspended: {
    id: 'work-suspended',
    event: 'accounts.staff-news',
    text: 'sms.workSuspended',
    maxParts: 2,
    isCode: false,
  },
  payoutCode: {
    id: 'payout-code',
    event: 'accounts.proof-requested',
    text: 'sms.payoutCode',
    maxParts: 1,
    isCode: true,
  },
  payoutWaiting: {
    id: 'payout-waiting',
    event: 'payments.account-waits',
    text: 'sms.payoutWaiting',
    maxParts: 2,
    isCode: false,
  },
  callerCode: {
    id: 'caller-code',
    event: 'orders.caller-code-asked',
    text: 'sms.callerCode',
    // With the warning, which counts for more than a browser that fills it in.
    maxParts: 2,
    isCode: false,
  },
  debtReminder: {
    id: 'debt-reminder',
    event: 'payments.debt-reminded',
    text: 'sms.debtReminder',
    maxParts: 1,
    isCode: false,
  },
  lowBalance: {
    id: 'low-balance',
    event: 'ledger.balance-moved',
    text: 'sms.lowBalance',
    maxParts: 1,
    isCode: false,
  },
  referralReminder: {
    id: 'referral-reminder',
    event: 'promos.referral-reminded',
    text: 'sms.referralReminder',
    maxParts: 2,
    isCode: false,
  },
  referralPaid: {
    id: 'referral-paid',
    event: 'promos.referral-decided',
    text: 'sms.referralPaid',
    maxParts: 2,
    isCode: false,
  },
  referralRefused: {
    id: 'referral-refused',
    event: 'promos.referral-decided',
    text: 'sms.referralRefused',
    maxParts: 2,
    isCode: false,
  },
  referralTakenBack: {
    id: 'referral-taken-back',
    event: 'promos.referral-decided',
    text: 'sms.referralTakenBack',
    maxParts: 2,
    isCode: false,
  },
  answerNotReached: {
    id: 'answer-not-reached',
    event: 'content.answer-written',
    text: 'sms.answerNotReached',
    maxParts: 2,
    isCode: false,
  },
  answerCallUs: {
    id: 'answer-call-us',
    event: 'content.answer-written',
    text: 'sms.answerCallUs',
    maxParts: 2,
    isCode: false,
  },
  answerInterview: {
    id: 'answer-interview',
    event: 'content.answer-written',
    text: 'sms.answerInterview',
    maxParts: 2,
    isCode: false,
  },
  answerHired: {
    id: 'answer-hired',
    event: 'content.answer-written',
    text: 'sms.answerHired',
    maxParts: 2,
    isCode: false,
  },
  answerNotThisTime: {
    id: 'answer-not-this-time',
    event: 'content.answer-written',
    text: 'sms.answerNotThisTime',
    maxParts: 2,
    isCode: false,
  },
} as const satisfies Record<string, Template>

export type KnownTemplate =
  | (typeof templates)[keyof typeof templates]
  | (typeof parcelTemplates)[keyof typeof parcelTemplates]

/** Cyrillic for Uzbek fits 70 signs into a part: codes take one all the same, everything else two (DECISIONS). */
export const maxPartsIn = ({ maxParts, isCode }: Pick<Template, 'maxParts' | 'isCode'>, locale: string) =>
  locale === 'oz' ? (isCode ? 1 : 2) : maxParts

/** A text made from a template. */
export type SmsText = string & { readonly __smsText: true }
