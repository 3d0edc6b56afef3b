import { areaOf } from '#modules/accounts/domain/audit-actions.ts'
import type { WordList } from './value-names.ts'

/** How a recorded value is told. A list of words is named by itself; people, points and orders are known by their field. */
type Manner =
  | 'text'
  | 'texts'
  | 'money'
  | 'number'
  | 'percent'
  | 'kilograms'
  | 'sides'
  | 'day'
  | 'moment'
  | 'month'
  | 'named'
  | 'thing'
  | 'status'
  | 'role'
  | 'region'
  | 'provider'
  | 'phone'
  | 'hours'
  | 'days'
  | 'count'
  | 'changed'
  | 'cash-desk'
  | 'lane'
  | 'desk-place'
  | 'found'
  | 'paid-to'
  | WordList

type FieldWord = { name: string; as: Manner }
const field = <Name extends string>(name: Name, as: Manner = 'text') => ({ name, as }) as const

/** Of one area first (`trip.from`), then of any. */
export const fieldWords = {
  full_name: field('audit.fields.name'),
  name: field('audit.fields.title', 'texts'),
  role: field('audit.fields.role', 'role'),
  status: field('audit.fields.status', 'status'),
  'approval.status': field('audit.fields.status', 'approvalStatuses'),
  'top-up.status': field('audit.fields.status', 'topUpStatuses'),
  system_user: field('audit.fields.systemUser'),
  passkey: field('audit.fields.passkey'),
  place: field('audit.fields.place', 'desk-place'),
  address: field('audit.fields.address', 'texts'),
  desk: field('audit.fields.desk', 'cash-desk'),
  day: field('audit.fields.day', 'day'),
  from_day: field('audit.fields.fromDay', 'day'),
  amount: field('audit.fields.amount', 'money'),
  to_bank: field('audit.fields.toBank', 'money'),
  approved_amount: field('audit.fields.approvedAmount', 'money'),
  expected: field('audit.fields.expected', 'money'),
  counted: field('audit.fields.counted', 'money'),
  difference: field('audit.fields.difference', 'money'),
  owed: field('audit.fields.owed', 'money'),
  pickups: field('audit.fields.pickups'),
  deliveries: field('audit.fields.deliveries'),
  last_day: field('audit.fields.lastDay', 'day'),
  note: field('audit.fields.note'),
  reason: field('audit.fields.reason'),
  'claim.reason': field('audit.fields.reason', 'rejectReasons'),
  'service.reason': field('audit.fields.reason', 'pauseReasons'),
  ground: field('audit.fields.reason', 'writeOffGrounds'),
  decision: field('audit.fields.decision', 'found'),
  'incident.decision': field('audit.fields.decision', 'incidentDecisions'),
  paidTo: field('audit.fields.way', 'paid-to'),
  provider: field('audit.fields.provider', 'provider'),
  number: field('audit.fields.number'),
  approved: field('audit.fields.approved'),
  handled: field('audit.fields.handled'),
  version: field('audit.fields.version', 'number'),
  shown: field('audit.fields.shown'),
  running: field('audit.fields.running'),
  text_uz: field('audit.fields.textUz'),
  text_ru: field('audit.fields.textRu'),
  text_en: field('audit.fields.textEn'),
  starts_at: field('audit.fields.startsAt', 'moment'),
  ends_at: field('audit.fields.endsAt', 'moment'),
  percent: field('audit.fields.percent', 'percent'),
  budget: field('audit.fields.budget', 'money'),
  kind: field('audit.fields.kind', 'placeKinds'),
  'approval.kind': field('audit.fields.kind', 'approvalKinds'),
  'approval.input.kind': field('audit.fields.claimKind', 'claimKinds'),
  'approval.input.to': field('audit.fields.way', 'payoutTo'),
  'approval.input.found': field('audit.fields.decision', 'found'),
  'approval.input.given': field('audit.fields.givenBefore', 'money'),
  'approval.input.before': field('audit.fields.limitBefore', 'money'),
  'approval.input.asked_amount': field('audit.fields.askedAmount', 'money'),
  'approval.input.same_receipt': field('audit.fields.sameReceipt'),
  'approval.input.order.tracking_code': field('audit.fields.order'),
  'approval.input.person.company': field('audit.fields.company'),
  'approval.input.senders': field('audit.fields.senders', 'count'),
  'approval.input.mfo': field('audit.fields.mfo'),
  'approval.input.name': field('audit.fields.partner'),
  'approval.input.inviter': field('audit.fields.inviter'),
  'approval.input.friend': field('audit.fields.friend'),
  'order.kind': field('audit.fields.kind', 'claimKinds'),
  'incident.kind': field('audit.fields.kind', 'incidentKinds'),
  subject: field('audit.fields.subject', 'thing'),
  asked_by: field('audit.fields.askedBy', 'named'),
  phone: field('audit.fields.phone'),
  state: field('audit.fields.status', 'pointStates'),
  said: field('audit.fields.status', 'pointStates'),
  'agent-request.state': field('audit.fields.status', 'contractStates'),
  'referral.state': field('audit.fields.status', 'referralStates'),
  stage: field('audit.fields.stage', 'stages'),
  point: field('audit.fields.point', 'named'),
  point_id: field('audit.fields.point', 'named'),
  channel: field('audit.fields.channel', 'channels'),
  owner: field('audit.fields.owner', 'named'),
  suspect: field('audit.fields.suspect'),
  rows: field('audit.fields.rows', 'number'),
  columns: field('audit.fields.columns', 'number'),
  vehicle: field('audit.fields.vehicle', 'vehicles'),
  'trip.vehicle': field('audit.fields.van'),
  capacity_kg: field('audit.fields.capacity', 'kilograms'),
  regionId: field('audit.fields.region', 'region'),
  district_id: field('audit.fields.district', 'named'),
  districtId: field('audit.fields.district', 'named'),
  cash_limit: field('audit.fields.cashLimit', 'money'),
  parcels: field('audit.fields.parcels', 'number'),
  cash: field('audit.fields.cash', 'money'),
  courier: field('audit.fields.courier', 'named'),
  driver: field('audit.fields.driver', 'named'),
  person: field('audit.fields.person', 'named'),
  'trip.from': field('audit.fields.from', 'named'),
  'trip.to': field('audit.fields.to', 'named'),
  'hand-over.from': field('audit.fields.giver', 'named'),
  'point.from': field('audit.fields.closesOn', 'day'),
  missing: field('audit.fields.missing', 'number'),
  into: field('audit.fields.into', 'lane'),
  lanes: field('audit.fields.lanes', 'number'),
  seal: field('audit.fields.seal', 'sealChecks'),
  refusal: field('audit.fields.refusal'),
  device: field('audit.fields.device'),
  small: field('audit.fields.small', 'number'),
  medium: field('audit.fields.medium', 'number'),
  large: field('audit.fields.large', 'number'),
  cell: field('audit.fields.cell'),
  fault: field('audit.fields.fault', 'faults'),
  order_id: field('audit.fields.order', 'named'),
  open_for: field('audit.fields.openFor', 'named'),
  inside: field('audit.fields.inside'),
  outcome: field('audit.fields.outcome', 'outcomes'),
  by: field('audit.fields.how', 'ways'),
  account: field('audit.fields.account'),
  payout_to: field('audit.fields.payoutTo', 'payoutTo'),
  valid_from: field('audit.fields.validFrom', 'moment'),
  enabled: field('audit.fields.enabled'),
  file: field('audit.fields.file'),
  personal: field('audit.fields.personal', 'money'),
  merchant: field('audit.fields.merchant', 'money'),
  transaction: field('audit.fields.transaction'),
  checkout: field('audit.fields.checkout'),
  asked_at: field('audit.fields.askedAt', 'moment'),
  done_at: field('audit.fields.doneAt', 'moment'),
  done_by: field('audit.fields.doneBy'),
  landmark: field('audit.fields.landmark', 'texts'),
  lat: field('audit.fields.pin', 'changed'),
  latitude: field('audit.fields.pin', 'changed'),
  hours: field('audit.fields.hours', 'hours'),
  holidays: field('audit.fields.holidays', 'days'),
  services: field('audit.fields.services', 'services'),
  'limits.weight_kg': field('audit.fields.mostWeight', 'kilograms'),
  'limits.sides_cm': field('audit.fields.mostSize', 'sides'),
  cod: field('audit.fields.cod'),
  capacity: field('audit.fields.room', 'number'),
  photo: field('audit.fields.photos', 'changed'),
  photos: field('audit.fields.photos', 'count'),
  availability_note: field('audit.fields.note'),
  closes_on: field('audit.fields.closesOn', 'day'),
  closing_reason: field('audit.fields.reason'),
  occupied: field('audit.fields.occupied', 'number'),
  agents: field('audit.fields.agents', 'count'),
  created: field('audit.fields.created', 'number'),
  left_out: field('audit.fields.leftOut', 'count'),
  redirected: field('audit.fields.redirected', 'number'),
  left: field('audit.fields.left', 'number'),
  to_point_id: field('audit.fields.toPoint', 'named'),
  copy_of: field('audit.fields.copyOf', 'number'),
  effective_from: field('audit.fields.effectiveFrom', 'moment'),
  gives: field('audit.fields.gives', 'gifts'),
  for_whom: field('audit.fields.forWhom', 'audiences'),
  lasts_days: field('audit.fields.lastsDays', 'number'),
  most_per_parcel: field('audit.fields.mostPerParcel', 'money'),
  most_per_customer: field('audit.fields.mostPerCustomer', 'number'),
  code: field('audit.fields.code'),
  months: field('audit.fields.months', 'number'),
  open: field('audit.fields.isOpen'),
  month: field('audit.fields.month', 'month'),
  paper: field('audit.fields.paper'),
  fullName: field('audit.fields.receiver'),
  'job.job': field('audit.fields.job'),
  'job.count': field('audit.fields.count', 'number'),
  'order.q': field('audit.fields.search'),
  'order.paid': field('audit.fields.paid'),
  'order.from_region': field('audit.fields.fromRegion', 'region'),
  'order.to_region': field('audit.fields.toRegion', 'region'),
  'order.promise': field('audit.fields.promise', 'promiseStates'),
  'order.awaiting_call': field('audit.fields.awaitingCall'),
  to_day: field('audit.fields.toDay', 'day'),
  'order.phone': field('audit.fields.phone', 'phone'),
  additionalPhone: field('audit.fields.anotherPhone', 'phone'),
  email: field('audit.fields.email'),
  mahalla: field('audit.fields.mahalla'),
  street: field('audit.fields.street'),
  flat: field('audit.fields.flat'),
  entrance: field('audit.fields.entrance'),
  floor: field('audit.fields.floor'),
  intercom: field('audit.fields.intercom'),
} as const satisfies Record<string, FieldWord>

/** What says nothing to a reader, or what the line says already. */
const unsaid: ReadonlySet<string> = new Set([
  'id',
  'ids',
  'lon',
  'longitude',
  'pin_confirmed',
  'pinSource',
  'link',
  'shownName',
  'pointId',
  'created_at',
  'updated_at',
  'approval',
  // The message it was is opened from the line.
  'notice.kind',
])

export type ToldField = Readonly<{
  name: (typeof fieldWords)[keyof typeof fieldWords]['name'] | typeof other.name
  as: Manner
}>
const other = field('audit.fields.other')

/** Undefined: left unsaid. Without a word of its own a field is told as another detail. */
export function fieldTold(action: string, path: string): ToldField | undefined {
  const plain = path.replace(/^input\./, '')
  const last = plain.slice(plain.lastIndexOf('.') + 1)
  const area = areaOf(action)
  if ([plain, last, `${area}.${plain}`].some((name) => unsaid.has(name))) return undefined
  for (const name of [`${area}.${path}`, `${area}.${plain}`, plain, `${area}.${last}`, last])
    if (isKey(fieldWords, name)) return fieldWords[name]
  return other
}

export const isKey = <T extends object>(names: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(names, key)
