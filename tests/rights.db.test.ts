import { beforeAll, describe, expect, test } from 'vitest'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import { customersCalls } from '#modules/accounts/customers/customers.calls.ts'
import { devicesCalls } from '#modules/accounts/devices/devices.calls.ts'
import type { Role } from '#modules/accounts/domain/person.ts'
import { type CallerKind, callers, isAction, policy, reachOf } from '#modules/accounts/domain/policy.ts'
import { passkeyCalls } from '#modules/accounts/passkeys/passkey.calls.ts'
import { personalLinkCalls } from '#modules/accounts/personal-link/personal-link.calls.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { openSession } from '#modules/accounts/sign-in/session.service.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { backgroundCalls } from '#modules/background/background.calls.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import { agentCalls } from '#modules/content/agents/agents.calls.ts'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import { postCalls } from '#modules/content/posts/posts.calls.ts'
import { vacancyCalls } from '#modules/content/vacancies/vacancies.calls.ts'
import { bannerCalls } from '#modules/content/warning/banners.calls.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import { badgeCalls } from '#modules/delivery/badge.calls.ts'
import { couriersCalls } from '#modules/delivery/couriers/couriers.calls.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { ratingCalls } from '#modules/delivery/rating.calls.ts'
import { sortingCalls } from '#modules/delivery/sorting/sorting.calls.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import { fiscalCalls } from '#modules/fiscal/fiscal.calls.ts'
import { geoCalls } from '#modules/geo/geo.calls.ts'
import { lockersDeskCalls } from '#modules/lockers/desk/lockers-desk.calls.ts'
import { lockersCalls } from '#modules/lockers/lockers.calls.ts'
import { noticeLogCalls } from '#modules/notifications/log/notice-log.calls.ts'
import { noticesCalls } from '#modules/notifications/notices/notices.calls.ts'
import { notificationsCalls } from '#modules/notifications/notifications.calls.ts'
import { smsTextCalls } from '#modules/notifications/sms/moderation/sms-texts.calls.ts'
import { byPhoneCalls } from '#modules/orders/by-phone/by-phone.calls.ts'
import { claimsCalls } from '#modules/orders/claims/claims.calls.ts'
import { documentDeskCalls } from '#modules/orders/codes/document-desk.calls.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import { deskListCalls } from '#modules/orders/desk-list/desk-list.calls.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { reweighCalls } from '#modules/orders/reweigh/reweigh.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { papersCalls } from '#modules/papers/papers.calls.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { debtDeskCalls } from '#modules/payments/debts/debt-desk.calls.ts'
import { debtsCalls } from '#modules/payments/debts/debts.calls.ts'
import { paymentDeskCalls } from '#modules/payments/desk/payment-desk.calls.ts'
import { paymentSearchCalls } from '#modules/payments/desk/payment-search.calls.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import { agentPostCalls } from '#modules/points/agents/agent-post.calls.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import { postsCalls } from '#modules/points/posts/posts.calls.ts'
import { servedCalls } from '#modules/pricing/served/served-desk.calls.ts'
import { tariffDeskCalls } from '#modules/pricing/tariff/tariff-desk.calls.ts'
import { offerCalls } from '#modules/promos/offers/offers.calls.ts'
import { partnerCalls } from '#modules/promos/partners/partners.calls.ts'
import { referralCalls } from '#modules/promos/referral/referral.calls.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { worklistCalls } from '#modules/worklist/worklist.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { apiRoutes } from '../src/api.ts'
import { payoutOf } from './scenarios/cod-world.ts'
import { orderOf } from './scenarios/parcel-world.ts'
import { checkoutOf } from './scenarios/payment-world.ts'
import { demoSettings } from './support/api-settings.ts'
import { machineIn } from './support/locker-machine.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'

/**
 * Walks every route with every kind of caller. What a route answers beside "who are you" (401) and "not you" (403) is
 * the business of its own tests; here only the door is tried, and what stands behind it for somebody else's things.
 */
const routes = apiRoutes(demoSettings)
const titleOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`

type Owner = (app: TestApp, person: number) => Promise<string>

const addressOf: Owner = async ({ db }, person) => {
  const row = await db.one<{ id: number }>(sql`
    insert into address (person_id, label, region_id, district_id, street, created_at)
    values (${person}, 'uy', 14, 198, 'Bogʻ koʻchasi 5', now()) returning id`)
  return String(row.id)
}

const deviceOf: Owner = async (app, person) => {
  await openSession(app.db, await personOf(app, person), {
    address: '10.0.0.9',
    userAgent: '',
    now: app.clock.now(),
  })
  const row = await app.db.one<{ id: number }>(sql`
    select max(id) as id from session where person_id = ${person}`)
  return String(row.id)
}

const printableOrderOf: Owner = async (app, person) => {
  const id = await orderOf(app, person)
  await app.db.run(sql`update customer_order set submitted_at = now() where id = ${Number(id)}`)
  return id
}

/** With another one beside it, because the last second step stays. */
const passkeyOf: Owner = async ({ db }, person) => {
  const rows = await db.many<{ id: number }>(sql`
    insert into passkey (person_id, name, credential_id, public_key, counter, created_at)
    select ${person}, 'Noutbuk', uuid_send(gen_random_uuid()), '', 0, now() from generate_series(1, 2)
    returning id`)
  return String(rows[0]?.id)
}

const uploadOf: Owner = async ({ db }, person) => {
  const row = await db.one<{ id: number }>(sql`
    insert into bulk_upload (owner_id, created_by, kind, name, state, progress, created_at, changed_at)
    values (${person}, ${person}, 'chat', 'Sinov', 'ready', 1, now(), now()) returning id`)
  return String(row.id)
}

/** How a person comes to own what a call names in its address. */
const owned: readonly [Call, Owner][] = [
  [profileCalls.changeAddress, addressOf],
  [profileCalls.removeAddress, addressOf],
  [signInCalls.endDevice, deviceOf],
  [passkeyCalls.removePasskey, passkeyOf],
  [ordersCalls.readOrder, orderOf],
  [ordersCalls.changeReceiverAddress, orderOf],
  [orderVerbsCalls.cancel, orderOf],
  [labelsCalls.printLabel, printableOrderOf],
  [labelsCalls.printLabelZpl, printableOrderOf],
  [paymentsCalls.readCheckout, checkoutOf],
  [paymentsCalls.cancelCheckout, checkoutOf],
  [paymentsCalls.makeLink, checkoutOf],
  [paymentsCalls.revokeLink, checkoutOf],
  [codCalls.readRegistry, payoutOf],
  [bulkCalls.readUpload, uploadOf],
  [bulkCalls.dropUpload, uploadOf],
  [bulkCalls.readRows, uploadOf],
  [bulkCalls.readNumbers, uploadOf],
  [bulkCalls.readChat, uploadOf],
  [bulkCalls.readBill, uploadOf],
  [bulkCalls.sendFailed, uploadOf],
]

/** Calls with a parameter whose things nobody owns, or whose own tests try it. */
const ownedByNobody: readonly Call[] = [
  approvalsCalls.approve,
  approvalsCalls.reject,
  approvalsCalls.withdraw,
  approvalsCalls.release,
  // The same door as of the calls above; src/modules/bulk/uploads.db.test.ts.
  ...named(
    bulkCalls,
    'readColumns',
    'mapColumns',
    'changeRow',
    'changeRows',
    'replaceAlike',
    'renameStreet',
    'fillColumn',
    'acceptDuplicates',
  ),
  ...named(bulkCalls, 'readAlike', 'setAside', 'sendFile', 'undo'),
  // src/modules/bulk/chat.db.test.ts.
  ...named(bulkCalls, 'makeRows', 'dropRows'),
  // src/modules/bulk/save/save.db.test.ts.
  ...named(bulkCalls, 'saveUpload'),
  // src/modules/bulk/papers/papers.db.test.ts.
  ...named(bulkCalls, 'sendLabels', 'sendZpl', 'sendManifest'),
  personalLinkCalls.readLinkOwner,
  ordersCalls.openClaim,
  agentPostCalls.postAgent,
  // src/modules/orders/desk-list/desk-list.db.test.ts.
  deskListCalls.dropFilter,
  // src/modules/orders/files/order-files.db.test.ts.
  orderFilesCalls.readPicture,
  // src/modules/orders/life/rules.db.test.ts holds every verb on another's order against a missing one.
  ...Object.values(orderVerbsCalls).filter((call) => call !== orderVerbsCalls.cancel),
  // Of the whole desk, or open to everybody; src/modules/content/posts/posts.db.test.ts.
  ...Object.values(postCalls),
  // Open to everybody; src/modules/tracking/privacy.db.test.ts holds every answer against the parcel's data.
  ...named(trackingCalls, 'trackParcel', 'trackParcelWellSpelled'),
  ...named(trackingCalls, 'openPersonalView', 'openPersonalViewWellSpelled'),
  // The link is the right: src/modules/orders/receiver/receiver.db.test.ts.
  ...Object.values(receiverCalls),
  notificationsCalls.takeEskizReport,
  // src/modules/delivery/*.db.test.ts: the code is the right.
  ...named(ratingCalls, 'readDriverByLink', 'rateDriverByLink'),
  ...named(badgeCalls, 'checkBadge', 'checkWord', 'readCourierPhoto'),
  ...named(badgeCalls, 'readDeskBadge', 'renewBadge', 'changeCourierPhoto', 'readCourierRatings'),
  // src/modules/delivery/{handovers,trips}/*.db.test.ts: those of others answer like missing ones.
  ...named(handOverCalls, 'readHandOver', 'confirmHandOver', 'withdrawHandOver'),
  ...named(
    tripCalls,
    'readTrip',
    'loadTrip',
    'leaveTrip',
    'arriveTrip',
    'takeFromTrip',
    'unloadTrip',
    'cancelTrip',
  ),
  // src/modules/delivery/sorting/sorting.db.test.ts: lanes of other depots answer like missing ones.
  ...named(sortingCalls, 'changeLane', 'openLaneBag', 'closeLaneBag'),
  ...named(tripCalls, 'readBag', 'fillBag', 'emptyBag', 'printBag', 'printBagZpl'),
  // src/modules/papers/papers.db.test.ts: of others they answer like missing ones.
  ...named(papersCalls, 'printRunSheet', 'printTripManifest', 'printHandOverAct'),
  ...named(papersCalls, 'printReceipt', 'printReceiptZpl'),
  // src/modules/counter/**/*.db.test.ts: a parcel that lies elsewhere is not found, closings are the desk's.
  ...named(counterCalls, 'placeOnShelf', 'readStatementDay', 'reviewClosing'),
  // Of the whole desk; src/modules/fiscal/fiscal.db.test.ts.
  fiscalCalls.retryFiscalReceipt,
  // Nobody's; src/modules/background/background.db.test.ts.
  ...named(backgroundCalls, 'retryDeadJob', 'dismissDeadJob'),
  geoCalls.readBorder,
  ...named(pointsCalls, 'readPoint', 'readPointPhoto'),
  // src/modules/points/desk/desk-points.db.test.ts, also of an agent of another point.
  pointsCalls.sayAvailability,
  ...Object.values(deskPointsCalls),
  // The desk's alone; src/modules/points/posts/posts.db.test.ts.
  ...Object.values(postsCalls),
  // The desk's alone; src/modules/pricing/served/served.db.test.ts.
  ...named(servedCalls, 'openService', 'moveServiceEnd'),
  ...named(tariffDeskCalls, 'readTariff', 'readEffect', 'publishTariff'),
  ...named(staffCalls, 'changeStaff', 'renewSecondStep', 'dismissStaff', 'readHeld'),
  ...named(devicesCalls, 'listCourierDevices', 'endCourierDevice'),
  ...named(couriersCalls, 'readCourierProfile', 'changeCourierProfile'),
  // src/modules/accounts/staff/staff-hands.db.test.ts.
  codDeskCalls.tellHandInFor,
  // Payme's and Click's calls are no routes of ours: src/modules/payments/*.db.test.ts try their own keys.
  paymentsCalls.readPublicBill,
  ...named(paymentDeskCalls, 'setMethod', 'closeRefund'),
  ...named(smsTextCalls, 'approveSmsText'),
  // src/modules/content/leads/lead-desk.db.test.ts.
  leadCalls.markLead,
  leadCalls.handLead,
  leadCalls.suspectLead,
  leadCalls.answerLead,
  vacancyCalls.readVacancy,
  vacancyCalls.readVacancyForDesk,
  vacancyCalls.changeVacancy,
  vacancyCalls.openVacancy,
  vacancyCalls.closeVacancy,
  agentCalls.readAgent,
  agentCalls.moveAgent,
  agentCalls.noteAgent,
  applicationCalls.apply,
  applicationCalls.readApplication,
  applicationCalls.moveApplication,
  applicationCalls.noteApplication,
  applicationCalls.answerApplicant,
  applicationCalls.readCv,
  applicationCalls.deleteApplication,
  bannerCalls.editBanner,
  bannerCalls.switchBannerOff,
  bannerCalls.switchBannerOn,
  // Numbers of promotions and partners: whoever may see one may see all.
  ...named(offerCalls, 'editOffer', 'switchOfferOff', 'switchOfferOn', 'readReport'),
  ...named(partnerCalls, 'editPartner', 'readPartner', 'payStatement', 'exportStatement'),
  // src/modules/promos/partners/partners.db.test.ts.
  partnerCalls.exportOwnStatement,
  ...named(paymentSearchCalls, 'readPaymentStory', 'readComparison'),
  // src/modules/payments/top-up/top-up.db.test.ts.
  ...named(topUpCalls, 'readReceipt', 'readReceiptForDesk', 'approveTopUp', 'rejectTopUp'),
  codCalls.confirmCarriedBack,
  ...named(codDeskCalls, 'listOwedParcels', 'payInCash', 'readBatch', 'readBankFile', 'sendBatch'),
  ...named(codDeskCalls, 'confirmPayout', 'returnPayout', 'readRegistry', 'confirmHandIn', 'rejectHandIn'),
  // src/modules/payments/cod/cod-choice.db.test.ts.
  codDeskCalls.askRelease,
  // src/modules/payments/cash/cash.db.test.ts.
  ...named(cashCalls, 'changeDesk', 'seatCashier', 'listMovements', 'reviewClosing'),
  ...named(cashCalls, 'confirmTransfer', 'rejectTransfer', 'withdrawTransfer'),
  // src/modules/payments/debts/debts.db.test.ts.
  debtsCalls.disputeDebt,
  ...named(debtDeskCalls, 'keepDebt', 'writeOffDebt'),
  // src/modules/promos/referral/referral.db.test.ts.
  ...named(referralCalls, 'allowReferral', 'refuseReferral'),
  // The desk's alone; src/modules/orders/by-phone/by-phone.db.test.ts and codes/codes.db.test.ts.
  ...Object.values(byPhoneCalls),
  documentDeskCalls.decideDocument,
  ...named(deskOrdersCalls, 'readDeskOrder', 'startCall', 'leaveCall', 'tellNoAnswer', 'readCustomerOrders'),
  noticesCalls.readNotices,
  // The desk's alone; src/modules/notifications/log/notice-log.db.test.ts.
  ...named(noticeLogCalls, 'readNotice', 'sendNoticeAgain'),
  customersCalls.readCustomer,
  couriersCalls.readCourierParcels,
  customersCalls.noteCustomer,
  customersCalls.blockCustomer,
  customersCalls.unblockCustomer,
  // src/modules/orders/claims/claims.db.test.ts.
  ...named(claimsCalls, 'addClaimPhotos', 'readClaim', 'readClaimPhoto'),
  ...named(claimsCalls, 'acceptClaim', 'payOutClaim', 'rejectClaim', 'decideFound'),
  // Only the desk: src/modules/orders/incidents/incidents.db.test.ts.
  incidentsCalls.decideIncident,
  // The desk's alone: src/modules/worklist/worklist.db.test.ts.
  ...named(worklistCalls, 'readWork', 'takeWork', 'leaveWork', 'handWork', 'noteWork', 'settleWork'),
  // tests/scenarios/lockers.db.test.ts: doors of another bank, drop codes of others.
  ...named(lockersCalls, 'shutDoor', 'reportFault', 'readDropCode', 'renewDropCode'),
  ...Object.values(lockersDeskCalls),
  // The link is the right: src/modules/orders/reweigh/reweigh.db.test.ts.
  ...Object.values(reweighCalls),
]

function named<Calls extends Record<string, Call>>(calls: Calls, ...names: (keyof Calls)[]): Call[] {
  return names.flatMap((name) => calls[name] ?? [])
}

const personOf = ({ db }: TestApp, id: number) =>
  db.one<{ id: number; role: Role }>(sql`select id, role from person where id = ${id}`)

const missingId = '999999999999'

let app: TestApp
const people = new Map<CallerKind, { mine: number; other: number }>()
let machine: Record<string, string> = {}
let made = 0

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  machine = await machineIn(app)
  for (const kind of callers.filter((caller) => caller !== 'visitor' && caller !== 'locker')) {
    people.set(kind, { mine: await newPerson(kind), other: await newPerson(kind) })
  }
})

async function newPerson(kind: CallerKind): Promise<number> {
  made += 1
  const isCustomer = kind === 'personal' || kind === 'merchant'
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into person (phone, full_name, type, role)
    values (${String(905_000_000 + made)}, 'Sinov', ${kind === 'merchant' ? 8 : 1}, ${isCustomer ? 'customer' : kind})
    returning id`)
  return id
}

/** A session of its own for every call: some calls end the one they came with. */
async function headersOf(kind: CallerKind): Promise<Record<string, string>> {
  if (kind === 'locker') return machine
  const person = people.get(kind)?.mine
  if (person === undefined) return {}
  const now = app.clock.now()
  const token = await openSession(app.db, await personOf(app, person), {
    address: '10.0.0.1',
    userAgent: '',
    now,
  })
  return { authorization: `Token ${token}` }
}

const parameterIn = /:\w+/g
const hasParameter = (path: string) => path.includes('/:')

async function callAs(kind: CallerKind, route: (typeof routes)[number], id: string) {
  const answer = await app.call(route.method, route.path.replace(parameterIn, id), {
    headers: await headersOf(kind),
    ...(route.method === 'GET' ? {} : { body: {} }),
  })
  const { request_id: _, ...body } = answer.body
  return { status: answer.status, code: body.code, body }
}

describe.each(callers)('%s', (kind) => {
  test.each(routes.map((route) => [titleOf(route), route] as const))('%s', async (_, route) => {
    const action = route.action
    if (!isAction(action)) throw new Error(`${action} has no row in the policy table`)
    const { status, code } = await callAs(kind, route, missingId)
    if (reachOf(kind, action) === undefined) {
      expect([status, code]).toEqual(kind === 'visitor' ? [401, 'unauthorized'] : [403, 'forbidden'])
      return
    }
    expect(status, String(code)).not.toBe(401)
    expect(code).not.toBe('forbidden')
  })
})

/** Written out once more, by hand: a row that is changed by mistake is noticed here. */
describe('the table itself', () => {
  const admins = ['admin']
  const desk = ['operator', 'admin']
  const people = callers.filter((kind) => kind !== 'visitor' && kind !== 'locker')
  const expected: Partial<Record<keyof typeof policy, readonly string[]>> = {
    'profile.edit': people,
    'address.edit': people,
    'device.end': people,
    'account.delete': ['personal', 'merchant'],
    'passkey.read': ['courier', 'agent', 'operator', 'cashier', 'admin'],
    'passkey.edit': ['courier', 'agent', 'operator', 'cashier', 'admin'],
    'order.inspect': ['operator', 'cashier', 'admin'],
    'customer.read': desk,
    'customer.create': desk,
    'customer.note': desk,
    'customer.block': desk,
    'staff.read': desk,
    'my-badge.read': ['courier'],
    'courier-badge.read': desk,
    'courier-badge.edit': desk,
    'courier-device.read': desk,
    'courier-device.end': desk,
    'courier-profile.read': desk,
    'courier-profile.edit': admins,
    'driver-rating.give': ['personal', 'merchant'],
    'payment-method.manage': admins,
    'refund.manage': ['cashier', 'admin'],
    'partner.edit': admins,
    'partner.pay': ['cashier', 'admin'],
    'partner.read-own': people,
    'promotion.edit': admins,
    'payment.inspect': ['operator', 'cashier', 'admin'],
    'payment.compare': ['cashier', 'admin'],
    'top-up.create': ['personal', 'merchant'],
    'top-up.review': ['cashier', 'admin'],
    'cod.pay-out': ['cashier', 'admin'],
    'cod.choose': ['personal', 'merchant'],
    'bulk.own': ['merchant'],
    'debt.pay': ['personal', 'merchant'],
    'debt.write-off': ['cashier', 'admin'],
    'debt.limits': admins,
    'cash.hand-in': ['courier', 'agent', 'operator', 'admin'],
    'cash.hand-in-for': desk,
    'cash-desk.read': ['cashier', 'admin'],
    'cash-desk.work': ['cashier', 'admin'],
    'cash-desk.manage': admins,
    'cash-difference.review': admins,
    'counter.work': ['agent'],
    'drawer.review': ['cashier', 'admin'],
    'commission.read': ['cashier', 'admin'],
    'commission.edit': admins,
    'claim.review': ['operator', 'cashier', 'admin'],
    'claim.decide': ['operator', 'cashier', 'admin'],
    'claim.pay-out': ['cashier', 'admin'],
    'checkout.change': ['personal', 'merchant'],
    'fiscal.retry': ['cashier', 'admin'],
    'paper.run-sheet': ['agent', 'operator', 'admin'],
    'paper.act': ['courier', 'agent', 'operator', 'cashier', 'admin'],
    'sms-text.manage': admins,
    'job.read': admins,
    'job.settle': admins,
    'notice.read': ['operator', 'cashier', 'admin'],
    'notice.read-number': admins,
    'notice.send-again': desk,
    'staff.edit': admins,
    'audit.read': admins,
    'tariff.read': ['operator', 'cashier', 'admin'],
    'tariff.edit': admins,
    'service-pause.edit': desk,
    'locker.work': ['locker'],
    'locker.courier-code': ['courier'],
    'locker.drop-code': ['personal', 'merchant'],
    'locker.manage': desk,
  }

  test('a locker has its doors, and beside them what is open to everybody', () => {
    const rights = Object.keys(policy) as (keyof typeof policy)[]
    const own = rights.filter(
      (action) => reachOf('locker', action) !== undefined && reachOf('visitor', action) === undefined,
    )
    expect(own).toEqual(['locker.work'])
  })

  test.each(Object.entries(expected))('%s is for %j', (action, kinds) => {
    const allowed = callers.filter((kind) => reachOf(kind, action as keyof typeof policy) !== undefined)
    expect(allowed).toEqual(kinds)
  })
})

describe('things of others', () => {
  const withParameter = routes.filter(({ path }) => hasParameter(path))

  test('every route with a parameter says who owns what it names', () => {
    const said = [...owned.map(([call]) => call), ...ownedByNobody].map(titleOf)
    expect(withParameter.map(titleOf).filter((title) => !said.includes(title))).toEqual([])
  })

  const owners = new Map(owned.map(([call, own]) => [titleOf(call), own]))
  const tried = withParameter.flatMap((route) => {
    const own = owners.get(titleOf(route))
    return own ? [[titleOf(route), route, own] as const] : []
  })

  test.each(tried)('%s answers for another’s exactly as for a missing one', async (_, route, own) => {
    const action = route.action
    if (!isAction(action)) throw new Error(action)
    for (const kind of callers) {
      const person = people.get(kind)
      if (!person || reachOf(kind, action) !== 'own') continue
      const missing = await callAs(kind, route, missingId)
      const foreign = await callAs(kind, route, await own(app, person.other))
      expect(foreign).toEqual(missing)
      expect(missing.status).toBe(404)
      const mine = await callAs(kind, route, await own(app, person.mine))
      expect(mine.status, `${kind}: ${mine.code}`).toBeLessThan(400)
    }
  })
})
