import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { ToldAction } from '#modules/accounts/domain/audit-actions.ts'
import { statuses, verbs } from '#modules/orders/domain/words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { foundNames, wayNames } from '../../claims/claim-names.ts'
import { roleNames } from '../role-names.ts'

/** The message that tells each action. */
const actionNames = {
  'staff.create': 'audit.actions.staffCreate',
  'staff.edit': 'audit.actions.staffEdit',
  'staff.second-step': 'audit.actions.staffSecondStep',
  'staff.dismiss': 'audit.actions.staffDismiss',
  'staff.appoint-admin': 'audit.actions.staffAppointAdmin',
  'staff.rename': 'audit.actions.staffRename',
  'passkey.add': 'audit.actions.passkeyAdd',
  'passkey.remove': 'audit.actions.passkeyRemove',
  'courier.badge': 'audit.actions.courierBadge',
  'courier.photo': 'audit.actions.courierPhoto',
  'courier.end-phone': 'audit.actions.courierEndPhone',
  'courier.profile': 'audit.actions.courierProfile',
  'hand-over.give': 'audit.actions.handOverGive',
  'hand-over.confirm': 'audit.actions.handOverConfirm',
  'hand-over.withdraw': 'audit.actions.handOverWithdraw',
  'fiscal.retry': 'audit.actions.fiscalRetry',
  'trip.make': 'audit.actions.tripMake',
  'trip.leave': 'audit.actions.tripLeave',
  'trip.arrive': 'audit.actions.tripArrive',
  'trip.unload': 'audit.actions.tripUnload',
  'trip.cancel': 'audit.actions.tripCancel',
  'sorting.lane': 'audit.actions.sortingLane',
  'sorting.order': 'audit.actions.sortingOrder',
  'hand-in.tell': 'audit.actions.handInTell',
  'tariff.draft': 'audit.actions.tariffDraft',
  'tariff.publish': 'audit.actions.tariffPublish',
  'approval.ask': 'audit.actions.approvalAsk',
  'approval.approve': 'audit.actions.approvalApprove',
  'approval.reject': 'audit.actions.approvalReject',
  'approval.withdraw': 'audit.actions.approvalWithdraw',
  'approval.release': 'audit.actions.approvalRelease',
  'customer.create': 'audit.actions.customerCreate',
  'agent-post.edit': 'audit.actions.agentPost',
  'point.create': 'audit.actions.pointCreate',
  'point.edit': 'audit.actions.pointEdit',
  'point.photo': 'audit.actions.pointPhoto',
  'point.import': 'audit.actions.pointImport',
  'point.availability': 'audit.actions.pointAvailability',
  'point.close': 'audit.actions.pointClose',
  'locker.key': 'audit.actions.lockerKey',
  'locker.end-device': 'audit.actions.lockerEndDevice',
  'locker.cells': 'audit.actions.lockerCells',
  'locker.clear-fault': 'audit.actions.lockerClearFault',
  'payment-method.switch': 'audit.actions.methodSwitch',
  'sms-text.approve': 'audit.actions.smsTextApprove',
  'notice.again': 'audit.actions.noticeAgain',
  'job.retry': 'audit.actions.jobRetry',
  'job.retry-all': 'audit.actions.jobRetryAll',
  'job.dismiss': 'audit.actions.jobDismiss',
  'service.close': 'audit.actions.serviceClose',
  'service.open': 'audit.actions.serviceOpen',
  'service.move-end': 'audit.actions.serviceMoveEnd',
  'refund.done': 'audit.actions.refundDone',
  'top-up.approve': 'audit.actions.topUpApprove',
  'top-up.reject': 'audit.actions.topUpReject',
  'cod.run': 'audit.actions.codRun',
  'cod.pay-cash': 'audit.actions.codPayCash',
  'cod.send-batch': 'audit.actions.codSend',
  'cod.confirm': 'audit.actions.codConfirm',
  'cod.return': 'audit.actions.codReturn',
  'cod.carried-back': 'audit.actions.codCarried',
  'cod.choose': 'audit.actions.codChoose',
  'cod.account-ask': 'audit.actions.codAccountAsk',
  'cod.account-release': 'audit.actions.codAccountRelease',
  'cod.account-withdraw': 'audit.actions.codAccountWithdraw',
  'cash.open-desk': 'audit.actions.cashOpenDesk',
  'cash.give-up-desk': 'audit.actions.cashGiveUpDesk',
  'cash.change-desk': 'audit.actions.cashChangeDesk',
  'cash.seat': 'audit.actions.cashSeat',
  'cash.tell-filled': 'audit.actions.cashTellFilled',
  'cash.tell-banked': 'audit.actions.cashTellBanked',
  'cash.confirm-filled': 'audit.actions.cashConfirmFilled',
  'cash.confirm-banked': 'audit.actions.cashConfirmBanked',
  'cash.reject-transfer': 'audit.actions.cashRejectTransfer',
  'cash.withdraw-transfer': 'audit.actions.cashWithdrawTransfer',
  'counter.layout': 'audit.actions.counterLayout',
  'drawer.close': 'audit.actions.drawerClose',
  'drawer.book-difference': 'audit.actions.drawerBook',
  'drawer.explain-difference': 'audit.actions.drawerExplain',
  'commission.set': 'audit.actions.commissionSet',
  'cash.close-day': 'audit.actions.cashCloseDay',
  'cash.book-difference': 'audit.actions.cashBookDifference',
  'cash.explain-difference': 'audit.actions.cashExplainDifference',
  'cash.note-settlement': 'audit.actions.cashNoteSettlement',
  'debt.take-cash': 'audit.actions.debtTakeCash',
  'debt.keep': 'audit.actions.debtKeep',
  'debt.limits': 'audit.actions.debtLimits',
  'referral.allow': 'audit.actions.referralAllow',
  'referral.refuse': 'audit.actions.referralRefuse',
  'hand-in.confirm': 'audit.actions.handInConfirm',
  'hand-in.reject': 'audit.actions.handInReject',
  'order.create': 'orders.verbs.place',
  'order.no_answer': 'audit.actions.orderNoAnswer',
  'order.claim': 'audit.actions.claim',
  'incident.decide': 'audit.actions.incidentDecide',
  'order.caller-code': 'audit.actions.callerCode',
  'order.document-yes': 'audit.actions.documentYes',
  'order.document-no': 'audit.actions.documentNo',
  'claim.accept': 'audit.actions.claimAccept',
  'claim.reject': 'audit.actions.claimReject',
  'claim.found': 'audit.actions.claimFound',
  'payment.compare': 'audit.actions.paymentCompare',
  'lead.handle': 'audit.actions.leadHandle',
  'lead.reopen': 'audit.actions.leadReopen',
  'post.create': 'audit.actions.postCreate',
  'post.write': 'audit.actions.postWrite',
  'post.publish': 'audit.actions.postPublish',
  'post.schedule': 'audit.actions.postSchedule',
  'post.unschedule': 'audit.actions.postUnschedule',
  'post.withdraw': 'audit.actions.postWithdraw',
  'vacancy.write': 'audit.actions.vacancyWrite',
  'vacancy.open': 'audit.actions.vacancyOpen',
  'vacancy.close': 'audit.actions.vacancyClose',
  'application.move': 'audit.actions.applicationMove',
  'application.note': 'audit.actions.applicationNote',
  'application.answer': 'audit.actions.applicationAnswer',
  'application.delete': 'audit.actions.applicationDelete',
  'lead.hand': 'audit.actions.leadHand',
  'lead.answer': 'audit.actions.leadAnswer',
  'lead.suspect': 'audit.actions.leadSuspect',
  'agent-request.move': 'audit.actions.agentMove',
  'agent-request.note': 'audit.actions.agentNote',
  'banner.write': 'audit.actions.bannerWrite',
  'banner.edit': 'audit.actions.bannerEdit',
  'banner.off': 'audit.actions.bannerOff',
  'banner.on': 'audit.actions.bannerOn',
  'promotion.write': 'audit.actions.promotionWrite',
  'promotion.edit': 'audit.actions.promotionEdit',
  'promotion.off': 'audit.actions.promotionOff',
  'promotion.on': 'audit.actions.promotionOn',
  'partner.add': 'audit.actions.partnerAdd',
  'partner.edit': 'audit.actions.partnerEdit',
  'partner.pay': 'audit.actions.partnerPay',
} as const satisfies Record<ToldAction, string>

/** What happens to an order is told in the words of its history. */
const verbOf = (action: string) => verbs.find((verb) => action === `order.${verb}`)

const objectNames = {
  approval: 'audit.objects.approval',
  person: 'audit.objects.person',
  tariff: 'audit.objects.tariff',
  order: 'audit.objects.order',
  refund: 'audit.objects.refund',
  'top-up': 'audit.objects.topUp',
  claim: 'audit.objects.claim',
  incident: 'audit.objects.incident',
  debt: 'audit.objects.debt',
  'debt-limits': 'audit.objects.debtLimits',
  referral: 'audit.objects.referral',
  comparison: 'audit.objects.comparison',
  'cod-batch': 'audit.objects.codBatch',
  'cod-payout': 'audit.objects.codPayout',
  'cod-balances': 'audit.objects.codBalances',
  'cash-desk': 'audit.objects.cashDesk',
  'cash-transfer': 'audit.objects.cashTransfer',
  'cash-closing': 'audit.objects.cashClosing',
  settlement: 'audit.objects.settlement',
  'hand-over': 'audit.objects.handOver',
  fiscal: 'audit.objects.fiscal',
  trip: 'audit.objects.trip',
  lane: 'audit.objects.lane',
  'hand-in': 'audit.objects.handIn',
  'payment-method': 'audit.objects.method',
  'payout-account': 'audit.objects.payoutAccount',
  'sms-text': 'audit.objects.smsText',
  notice: 'audit.objects.notice',
  'service-pause': 'audit.objects.servicePause',
  job: 'audit.objects.job',
  jobs: 'audit.objects.jobs',
  lead: 'audit.objects.lead',
  post: 'audit.objects.post',
  vacancy: 'audit.objects.vacancy',
  application: 'audit.objects.application',
  banner: 'audit.objects.banner',
  promotion: 'audit.objects.promotion',
  partner: 'audit.objects.partner',
} as const

const fieldNames = {
  full_name: 'audit.fields.name',
  role: 'audit.fields.role',
  status: 'audit.fields.status',
  system_user: 'audit.fields.systemUser',
  passkey: 'audit.fields.passkey',
  name: 'audit.fields.title',
  place: 'audit.fields.place',
  address: 'audit.fields.address',
  desk: 'audit.fields.desk',
  day: 'audit.fields.day',
  amount: 'audit.fields.amount',
  expected: 'audit.fields.expected',
  counted: 'audit.fields.counted',
  difference: 'audit.fields.difference',
  owed: 'audit.fields.owed',
  note: 'audit.fields.note',
  reason: 'audit.fields.reason',
  decision: 'audit.fields.decision',
  paidTo: 'audit.fields.way',
  provider: 'audit.fields.provider',
  number: 'audit.fields.number',
  approved: 'audit.fields.approved',
  handled: 'audit.fields.handled',
  version: 'audit.fields.version',
  shown: 'audit.fields.shown',
  text_uz: 'audit.fields.textUz',
  text_ru: 'audit.fields.textRu',
  text_en: 'audit.fields.textEn',
  starts_at: 'audit.fields.startsAt',
  ends_at: 'audit.fields.endsAt',
  percent: 'audit.fields.percent',
  pickups: 'audit.fields.pickups',
  deliveries: 'audit.fields.deliveries',
  last_day: 'audit.fields.lastDay',
  budget: 'audit.fields.budget',
} as const

/** Recorded words that have a name of their own. */
const valueNames = {
  role: { ...roleNames, customer: 'audit.customer' },
  status: {
    active: 'staff.statuses.active',
    suspended: 'staff.statuses.suspended',
    deleted: 'audit.deleted',
    open: 'deskOrders.claims.open',
    accepted: 'deskOrders.claims.accepted',
    rejected: 'deskOrders.claims.rejected',
  },
  place: { depot: 'deskCash.desks.depot', office: 'deskCash.desks.office' },
  decision: foundNames,
  paidTo: wayNames,
} as const satisfies Record<string, Readonly<Record<string, ValueName>>>

type ValueName =
  | (typeof roleNames)[keyof typeof roleNames]
  | 'audit.customer'
  | 'audit.deleted'
  | (typeof foundNames)[keyof typeof foundNames]
  | (typeof wayNames)[keyof typeof wayNames]
  | 'deskOrders.claims.open'
  | 'deskOrders.claims.accepted'
  | 'deskOrders.claims.rejected'
  | 'deskCash.desks.depot'
  | 'deskCash.desks.office'
  | 'staff.statuses.active'
  | 'staff.statuses.suspended'

function nameOfValue(field: string, value: string): ValueName | undefined {
  const names: Readonly<Record<string, ValueName>> = isKey(valueNames, field) ? valueNames[field] : {}
  return Object.hasOwn(names, value) ? names[value] : undefined
}

/** The log in the person's words. What has no words yet is shown as it was recorded: nothing is hidden. */
export function useAuditWords() {
  const t = useTranslations()
  const format = formatter(useLocale())
  return {
    action(action: string) {
      const verb = verbOf(action)
      if (verb) return t(`orders.verbs.${verb}`)
      return isKey(actionNames, action) ? t(actionNames[action]) : action
    },
    object(object: string) {
      const [kind = '', id = ''] = object.split(':', 2)
      return isKey(objectNames, kind) ? t(objectNames[kind], { id }) : object
    },
    field: (field: string) => (isKey(fieldNames, field) ? t(fieldNames[field]) : field),
    value(field: string, value: unknown): string {
      if (value === null || value === undefined || value === '') return t('audit.empty')
      if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
      if (typeof value === 'number') return Number.isFinite(value) ? format.number(value, 3) : String(value)
      if (typeof value !== 'string') return JSON.stringify(value)
      const status = field === 'status' && statuses.find((known) => known === value)
      if (status) return t(`orders.status.${status}`)
      const name = nameOfValue(field, value)
      return name ? t(name) : value
    },
    role(role: string) {
      if (role === 'command_line') return t('audit.commandLine')
      return t(isKey(roleNames, role) ? roleNames[role] : 'audit.customer')
    },
    time: (at: string) => format.dateTime(new Date(at), 'short'),
  }
}

const isKey = <T extends object>(names: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(names, key)
