import type { Queue, QueueGroup, WorkDeed } from '#modules/worklist/domain/queues.ts'
import type { WorkDetail, WorkItemAnswer } from '#modules/worklist/worklist.contract.ts'

export const groupNames = {
  delivery: 'deskHome.groups.delivery',
  money: 'deskHome.groups.money',
  faults: 'deskHome.groups.faults',
} as const satisfies Record<QueueGroup, string>

export const queueNames = {
  confirmation_calls: 'deskHome.queues.confirmationCalls',
  late_parcels: 'deskHome.queues.lateParcels',
  addresses_not_found: 'deskHome.queues.addressesNotFound',
  failed_attempts: 'deskHome.queues.failedAttempts',
  storage_ending: 'deskHome.queues.storageEnding',
  returns: 'deskHome.queues.returns',
  handed_over: 'deskHome.queues.handedOver',
  cod_due: 'deskHome.queues.codDue',
  approvals: 'deskHome.queues.approvals',
  top_ups: 'deskHome.queues.topUps',
  refunds: 'deskHome.queues.refunds',
  claims: 'deskHome.queues.claims',
  incidents: 'deskHome.queues.incidents',
  unsent_messages: 'deskHome.queues.unsentMessages',
  dead_letters: 'deskHome.queues.deadLetters',
} as const satisfies Record<Queue, string>

export const deedNames = {
  call: 'deskHome.deeds.call',
  call_again: 'deskHome.deeds.callAgain',
  ask_courier: 'deskHome.deeds.askCourier',
  ask_depot: 'deskHome.deeds.askDepot',
  send_courier: 'deskHome.deeds.sendCourier',
  ask_point: 'deskHome.deeds.askPoint',
  find_address: 'deskHome.deeds.findAddress',
  find_phone: 'deskHome.deeds.findPhone',
  agree_on_day: 'deskHome.deeds.agreeOnDay',
  agree_on_pickup: 'deskHome.deeds.agreeOnPickup',
  offer_storage: 'deskHome.deeds.offerStorage',
  bring_back: 'deskHome.deeds.bringBack',
  keep_or_dispose: 'deskHome.deeds.keepOrDispose',
  look_at: 'deskHome.deeds.lookAt',
  take_cash: 'deskHome.deeds.takeCash',
  pay_out: 'deskHome.deeds.payOut',
  send_to_bank: 'deskHome.deeds.sendToBank',
  decide_together: 'deskHome.deeds.decideTogether',
  check_receipt: 'deskHome.deeds.checkReceipt',
  give_back: 'deskHome.deeds.giveBack',
  decide_claim: 'deskHome.deeds.decideClaim',
  decide_found: 'deskHome.deeds.decideFound',
  decide_incident: 'deskHome.deeds.decideIncident',
  tell_by_phone: 'deskHome.deeds.tellByPhone',
  mend_job: 'deskHome.deeds.mendJob',
} as const satisfies Record<WorkDeed, string>

export const lineNames = {
  note: 'deskHome.lines.note',
  taken: 'deskHome.lines.taken',
  left: 'deskHome.lines.left',
  handed: 'deskHome.lines.handed',
  look: 'deskHome.lines.look',
  settled: 'deskHome.lines.settled',
} as const satisfies Record<WorkDetail['lines'][number]['kind'], string>

const idOf = (key: string) => key.slice(key.indexOf(':') + 1)

type Where = Pick<WorkItemAnswer, 'key' | 'queue' | 'deed' | 'parcel'>

/** Where a thing is dealt with: the page of its order, or of its own queue with it open. */
export function pathOf({ key, queue, deed, parcel }: Where): string {
  switch (queue) {
    case 'approvals':
      return `/desk/approvals?approval=${idOf(key)}`
    case 'top_ups':
      return `/desk/top-ups?request=${idOf(key)}`
    case 'refunds':
      return `/desk/payments?refund=${idOf(key)}`
    case 'claims':
      return `/desk/claims?claim=${idOf(key)}`
    case 'incidents':
      return `/desk/incidents?incident=${idOf(key)}`
    case 'cod_due':
      return codPath(deed, parcel)
    case 'dead_letters':
      return `/desk/jobs?dead=${idOf(key)}`
    default:
      return parcel ? `/desk/orders/${parcel.id}` : '/desk'
  }
}

/** Money for goods is dealt with in three places: with whoever took it, on the list for the bank, by whose it is. */
function codPath(deed: Where['deed'], parcel: Where['parcel']): string {
  if (deed === 'take_cash') return '/desk/cod?tab=handIns'
  if (deed === 'send_to_bank') return '/desk/cod?tab=batches'
  return parcel ? `/desk/cod?sender=${parcel.customer.id}` : '/desk/cod'
}

type Called = { whose: 'receiver' | 'sender' | 'customer' | 'courier'; name: string; phone: string }

const receiverFirst: readonly WorkDeed[] = [
  'find_address',
  'find_phone',
  'agree_on_day',
  'offer_storage',
  'tell_by_phone',
  'decide_incident',
]
const courierFirst: readonly WorkDeed[] = ['ask_courier', 'take_cash']

/** Whom to ring about it, the most useful first. */
export function calledFor({ deed, parcel }: Pick<WorkItemAnswer, 'deed' | 'parcel'>): Called[] {
  if (!parcel) return []
  const customer = calledAs('customer', parcel.customer)
  const courier = calledAs('courier', parcel.courier)
  const receiver = calledAs('receiver', parcel.receiver)
  const sender = calledAs('sender', parcel.sender)
  const order = receiverFirst.includes(deed)
    ? [receiver, courier, sender]
    : courierFirst.includes(deed)
      ? [courier, receiver, sender]
      : [customer, sender, receiver, courier]
  const rung = new Set<string>()
  return order.flatMap((one) => {
    if (!one || rung.has(one.phone)) return []
    rung.add(one.phone)
    return [one]
  })
}

function calledAs(
  whose: Called['whose'],
  person: { full_name: string; phone: string | null } | null,
): Called | undefined {
  return person?.phone ? { whose, name: person.full_name, phone: person.phone } : undefined
}

export const whoseNames = {
  receiver: 'deskHome.details.receiver',
  sender: 'deskHome.details.sender',
  customer: 'deskHome.details.customer',
  courier: 'deskHome.details.courier',
} as const satisfies Record<Called['whose'], string>
