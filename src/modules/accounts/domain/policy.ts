/** Everybody who can call the API. A visitor has not signed in, a locker is a machine; the others are roles of a person. */
export const callers = [
  'visitor',
  'personal',
  'merchant',
  'courier',
  'agent',
  'operator',
  'cashier',
  'admin',
  'locker',
] as const
export type CallerKind = (typeof callers)[number]

/** `own`: only what belongs to the person; the SQL of the verb names the owner. `any`: everybody's. */
export type Reach = 'own' | 'any'

type Row = Partial<Record<CallerKind, Reach>>

const reaching = (reach: Reach, kinds: readonly CallerKind[]): Row =>
  Object.fromEntries(kinds.map((kind) => [kind, reach]))
const any = (...kinds: CallerKind[]) => reaching('any', kinds)
const own = (...kinds: CallerKind[]) => reaching('own', kinds)

const everyone = any(...callers)
const customers = ['personal', 'merchant'] as const
/** People: a machine has no profile, no devices and nothing of its own beside its doors. */
const signedIn = callers.filter((kind) => kind !== 'visitor' && kind !== 'locker')
const staff = ['courier', 'agent', 'operator', 'cashier', 'admin'] as const

/**
 * The one table of rights: who may do what, to whose things. Every route names its action; a route whose action has
 * no row here keeps the server from starting.
 */
export const policy = {
  'warning.read': everyone,
  'lead.create': everyone,
  'can-send.ask': everyone,
  'post.read': everyone,
  'vacancy.read': everyone,
  'vacancy.apply': everyone,
  // A page, a language, a day: nothing about who looked.
  'visit.count': everyone,
  'geo.read': everyone,
  'point.read': everyone,
  // What is shown depends on the passcode or the digits, not on who is signed in.
  'parcel.track': everyone,
  /** The link to the page is the right. */
  'parcel.receive': everyone,
  'price.quote': everyone,
  'service.list': everyone,
  'payment-method.list': everyone,
  // The link is the right: it went to the phone of whoever sent the parcel.
  'reweigh.answer': everyone,
  // The link is the right: whoever has it may pay.
  'payment-link.read': everyone,
  // The code of the link is the right to speak for one side of one parcel.
  'feedback.give': everyone,
  // A first name and a photo, to compare with who stands at the door.
  'badge.check': everyone,

  'code.send': everyone,
  'session.open': everyone,
  'session.end': own(...signedIn),
  'device.read': own(...signedIn),
  'device.end': own(...signedIn),
  // The second step of staff; customers have none.
  'passkey.read': own(...staff),
  'passkey.edit': own(...staff),
  'profile.read': own(...signedIn),
  'profile.edit': own(...signedIn),
  // The offer is for those who send; staff work by their contract.
  'offer.accept': own(...customers),
  'address.read': own(...signedIn),
  'address.edit': own(...signedIn),
  // The link itself tells nothing but a first name and a district.
  'personal-link.read': everyone,
  'personal-link.edit': own(...customers),
  'notice-choice.read': own(...signedIn),
  'notice-choice.edit': own(...signedIn),
  'telegram-link.read': own(...signedIn),
  'telegram-link.edit': own(...signedIn),
  'push-subscription.read': own(...signedIn),
  'push-subscription.edit': own(...signedIn),
  'my-data.read': own(...signedIn),
  // Staff leave through the desk, so that no till and no parcel is left without a name.
  'account.delete': own(...customers),

  'balance.read': own(...customers),
  'package.read': own(...customers),
  'referral.read': own(...customers),
  // A partner may also keep a point of ours.
  'partner.read-own': own(...signedIn),
  'package.buy': own(...customers),

  'order.create': { ...own(...customers), ...any('operator', 'admin') },
  // A courier reaches what is assigned or waits for a courier, an agent what is at, or on its way to, their point.
  'order.read': { ...own(...customers, 'courier', 'agent'), ...any('operator', 'cashier', 'admin') },
  'order.cancel': { ...own(...customers), ...any('operator', 'admin') },
  'order.readdress': { ...own(...customers), ...any('operator', 'admin') },
  'order.extend-storage': { ...own(...customers), ...any('operator', 'admin') },
  // The road: accept, release, pick-up, fail-pickup, deliver, fail-delivery, hand-over, undo-delivery.
  'order.carry': { ...own('courier'), ...any('operator', 'admin') },
  // The counter: drop-off, store, hand-out.
  'order.counter': { ...own('agent'), ...any('operator', 'admin') },
  // The key of the device is the right: what it opens is a locker's own doors.
  'locker.sign-in': everyone,
  // Keypad, scanner and doors of a bank; what happens to a parcel there is the lifecycle's, as by the agent of its point.
  'locker.work': own('locker'),
  // What a courier types at a bank: parcels are brought and collected under their name.
  'locker.courier-code': own('courier'),
  // What a sender types at a bank, for an order of their own.
  'locker.drop-code': own(...customers),
  // The banks: their cells, faults and device keys.
  'locker.manage': any('operator', 'admin'),
  // Onto a trip between depots.
  'order.load': { ...own('courier', 'agent'), ...any('operator', 'admin') },
  // Weigh and measure what a sender hands over.
  'order.measure': { ...own('courier', 'agent'), ...any('operator', 'admin') },
  // Pictures from the way, before the report that names them.
  'order.prove': any('courier', 'agent', 'operator', 'admin'),
  // A scan of a cancelled parcel.
  'order.report-found': { ...own('courier', 'agent'), ...any('operator', 'admin') },
  // The desk: confirm, redeliver, reassign, write-off, reinstate, hand-back, complete, expire, return, dispose.
  'order.manage': any('operator', 'admin'),
  // The queues of the desk: each shows what its reader may deal with; taking, handing over, notes.
  'worklist.read': any('operator', 'cashier', 'admin'),
  'worklist.work': any('operator', 'cashier', 'admin'),
  // What the field reported that does not fit, and what becomes of it.
  'incident.read': any('operator', 'cashier', 'admin'),
  'incident.decide': any('operator', 'cashier', 'admin'),
  // What the receiver says by phone, after the five digits of their number.
  'order.speak-for': any('operator', 'admin'),
  // A yes or no to a document that is shown instead of the pickup code.
  'order.allow-document': any('operator', 'admin'),
  // One order with everything the desk knows of it, the names of staff included.
  'order.inspect': any('operator', 'cashier', 'admin'),
  // Whoever calls the desk: looked up by their number, or given an account.
  'customer.read': any('operator', 'admin'),
  'customer.create': any('operator', 'admin'),
  // What colleagues write about a customer, and who is kept out: whoever talks to customers decides it.
  'customer.note': any('operator', 'admin'),
  'customer.block': any('operator', 'admin'),
  // Tables of many parcels, from the file to its labels.
  'bulk.own': own('merchant'),
  'receiver.read': own(...customers),
  'driver-rating.give': own(...customers),
  'my-badge.read': own('courier'),
  // What a phone has kept while there was no network; each report has its own right in the lifecycle.
  'field.report': own('courier', 'agent'),
  // The list of a courier's day.
  'field.day': own('courier'),
  // The day of a courier: its start and its end.
  'shift.work': own('courier'),
  // Parcels and cash from hand to hand: what one side says, what the other scans and counts.
  'hand-over.own': own('courier', 'agent'),
  'hand-over.work': { ...own('courier', 'agent'), ...any('operator', 'admin') },
  'hand-over.review': any('operator', 'admin'),
  // What lies at a counter, its drawer and what it has earned: of the point where the agent works, and of nobody else's.
  'counter.work': own('agent'),
  // What was missing, or too much, in a drawer: whoever answers for money looks and decides, never who has counted.
  'drawer.review': any('cashier', 'admin'),
  // What counters earn is read by whoever is asked about it, and set by an admin alone.
  'commission.read': any('cashier', 'admin'),
  'commission.edit': any('admin'),
  // Drives between depots: their drivers load and leave, the people of the depots make, fill and unload.
  'trip.work': { ...own('courier', 'agent'), ...any('operator', 'admin') },
  'trip.make': { ...own('agent'), ...any('operator', 'admin') },
  // The hall of a depot belongs to whoever works there: the desk reads its trips and bags, but sorts nothing.
  'sorting.work': own('agent'),
  // A courier's day on paper: an agent sees what that courier had from them, the desk all of it.
  'paper.run-sheet': { ...own('agent'), ...any('operator', 'admin') },
  // Whoever may read the trip: its driver, the depots at its ends, the desk.
  'paper.manifest': { ...own('courier', 'agent'), ...any('operator', 'admin') },
  // Whoever stands on either side of the hand-over, and the desk, whose cashier counts the money.
  'paper.act': { ...own('courier', 'agent'), ...any('operator', 'cashier', 'admin') },
  // Whoever took the money, the owner of the order, the desk.
  'paper.receipt': { ...own(...customers, 'courier', 'agent'), ...any('operator', 'cashier', 'admin') },
  // Photo and number of a courier; the word of the day is for the courier alone.
  'courier-badge.read': any('operator', 'admin'),
  'courier-badge.edit': any('operator', 'admin'),
  // What a courier rides, carries and may hold; the limit of cash is set by whoever answers for people.
  'courier-profile.read': any('operator', 'admin'),
  'courier-profile.edit': any('admin'),
  'basket.read': own(...customers),
  'basket.checkout': own(...customers),
  'checkout.read': { ...own(...customers), ...any('operator', 'cashier', 'admin') },
  'checkout.change': own(...customers),
  'payment-method.manage': any('admin'),
  // The texts of SMS, and which of them the gateway has approved.
  'sms-text.manage': any('admin'),
  // The log of messages to people. Numbers are masked in it but for whoever answers for them all; an operator who is told
  // one by a caller finds what was sent to it.
  'notice.read': any('operator', 'cashier', 'admin'),
  'notice.read-number': any('admin'),
  'notice.send-again': any('operator', 'admin'),
  // What the product does by itself and could not: whoever answers for it decides.
  'job.read': any('admin'),
  'job.settle': any('admin'),
  'refund.manage': any('cashier', 'admin'),
  // What came of a payment, for whoever is asked about it.
  'payment.inspect': any('operator', 'cashier', 'admin'),
  'payment.compare': any('cashier', 'admin'),
  'top-up.read': own(...customers),
  'top-up.create': own(...customers),
  'top-up.review': any('cashier', 'admin'),
  // Receipts for the tax office: whoever answers for money sees what failed, and tries it again.
  'fiscal.read': any('cashier', 'admin'),
  'fiscal.retry': any('cashier', 'admin'),
  'debt.read': own(...customers),
  'debt.pay': own(...customers),
  'debt.dispute': own(...customers),
  // A courier with the parcel in their hands, an agent at their counter, the desk.
  'debt.take-cash': { ...own('courier', 'agent'), ...any('operator', 'cashier', 'admin') },
  'debt.review': any('operator', 'cashier', 'admin'),
  'debt.decide': any('operator', 'cashier', 'admin'),
  // Asked by one, approved by another (domain/two-people.ts).
  'debt.write-off': any('cashier', 'admin'),
  'debt.limits': any('admin'),
  // Where a courier goes for a merchant's parcels.
  'collection.read': any('operator', 'admin'),
  // How far a merchant may order on account.
  'credit.own': own(...customers),
  'credit.read': any('cashier', 'admin'),
  'credit.set': any('cashier', 'admin'),
  // Who invited whom and what speaks against it; a reward above a limit takes a second person (domain/two-people.ts).
  'referral.review': any('operator', 'cashier', 'admin'),
  'referral.decide': any('cashier', 'admin'),
  'cod.read': own(...customers),
  'cod.choose': own(...customers),
  // A courier with the sender's digits; the desk without.
  'cod.carry-back': { ...own('courier'), ...any('operator', 'cashier', 'admin') },
  'cod.pay-out': any('cashier', 'admin'),
  // Whoever may take money from a receiver can hand it in.
  'cash.hand-in': own('courier', 'agent', 'operator', 'admin'),
  // For somebody who was suspended with cash in their hands, and cannot say it themselves.
  'cash.hand-in-for': any('operator', 'admin'),
  // What each desk holds, who holds cash on the way, closings.
  'cash-desk.read': any('cashier', 'admin'),
  // Fill, bank, count; the second of two confirmations too. A cashier says it of their own desk only.
  'cash-desk.work': any('cashier', 'admin'),
  'cash-desk.manage': any('admin'),
  // What stays missing is booked by somebody who has not counted it.
  'cash-difference.review': any('admin'),
  'door-payment.open': { ...own('courier', 'agent'), ...any('operator', 'admin') },
  // A courier reports damage to what they carry, an agent to what stands at their point.
  'claim.open': { ...own(...customers, 'courier', 'agent'), ...any('operator', 'admin') },
  'claim.review': any('operator', 'cashier', 'admin'),
  // Reject, or compensate onto the balance up to a bound; more, and any other way, is for whoever answers for money.
  'claim.decide': any('operator', 'cashier', 'admin'),
  'claim.pay-out': any('cashier', 'admin'),
  // What becomes of a parcel that was paid for as lost and has turned up, and of the money.
  'claim.decide-found': any('operator', 'cashier', 'admin'),
  'agent-post.edit': any('operator', 'admin'),
  // Full, or closed for today: an agent of their own point only.
  'point.availability': { ...own('agent'), ...any('operator', 'admin') },
  'point.manage': any('operator', 'admin'),
  // For good, with what becomes of the parcels under way.
  'point.close': any('admin'),
  // What strangers wrote by the forms of the site, with names and numbers to call.
  'lead.read': any('operator', 'admin'),
  'lead.handle': any('operator', 'admin'),
  // Those who want to run a point, and how far the contract with them is.
  'agent-request.read': any('operator', 'admin'),
  'agent-request.handle': any('operator', 'admin'),
  // What the company says: the blog, the strip across the header; how often pages are read.
  'post.edit': any('operator', 'admin'),
  'warning.edit': any('operator', 'admin'),
  'visit.read': any('operator', 'admin'),
  'vacancy.edit': any('admin'),
  // People who look for work, with their papers: for whoever hires, and nobody else.
  'application.read': any('admin'),
  'application.handle': any('admin'),

  // What waits for a second person. Whether this one may be the second, its own right decides (two-people.ts).
  'approval.read': any('operator', 'cashier', 'admin'),
  'approval.decide': any('operator', 'cashier', 'admin'),

  'staff.read': any('operator', 'admin'),
  'staff.edit': any('admin'),
  // A lost phone is ended by whoever answers the courier's call.
  'courier-device.read': any('operator', 'admin'),
  'courier-device.end': any('operator', 'admin'),
  'audit.read': any('admin'),
  // Where we do not come for a while: who answers the calls knows first that a road is shut.
  'service-pause.read': any('operator', 'cashier', 'admin'),
  'service-pause.edit': any('operator', 'admin'),
  'tariff.read': any('operator', 'cashier', 'admin'),
  'tariff.edit': any('admin'),
  // What is promised to customers, and what it has cost.
  'promotion.read': any('operator', 'cashier', 'admin'),
  'promotion.edit': any('admin'),
  'partner.read': any('operator', 'cashier', 'admin'),
  'partner.edit': any('admin'),
  'partner.pay': any('cashier', 'admin'),

  // A gateway tells what became of a message; its secret is in the address.
  'message.report': everyone,
  // Answers only where no message leaves the machine.
  'inbox.read': everyone,
} as const satisfies Record<string, Row>

export type Action = keyof typeof policy

export function isAction(action: string): action is Action {
  return Object.hasOwn(policy, action)
}

/** How far the caller may reach with this action; undefined when not at all. */
export function reachOf(kind: CallerKind, action: Action): Reach | undefined {
  const row: Row = policy[action]
  return row[kind]
}

/** For whoever knows callers and actions as words only. */
export const isOpenTo = (kind: string, action: string) =>
  isAction(action) && Object.hasOwn(policy[action], kind)

export const isOpenToVisitors = (action: Action) => reachOf('visitor', action) !== undefined
