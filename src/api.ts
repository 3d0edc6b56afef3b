import { assert } from '#kernel/assert.ts'
import {
  type AccountEnd,
  accountDeletionRoutes,
  approvalRoutes,
  askApproval,
  customerDeskRoutes,
  customerRoutes,
  demoSignInRoutes,
  deskColleagues,
  deviceRoutes,
  findPerson,
  isAction,
  offerRoutes,
  passkeyRoutes,
  personalLinkRoutes,
  profileRoutes,
  recordAudit,
  type SignInSettings,
  type StaffHands,
  signInRoutes,
  staffRoutes,
  type ThingNames,
  waitingApprovals,
  whyTwo,
} from '#modules/accounts/index.ts'
import { backgroundRoutes } from '#modules/background/index.ts'
import { bulkRoutes, forgetUploadsOf, isSaving, paperRoutes, saveRoutes } from '#modules/bulk/index.ts'
import {
  type ApplicationSettings,
  agentRoutes,
  applicationRoutes,
  bannerRoutes,
  type ContentDoors,
  contentRoutes,
  type LeadSettings,
  leadRoutes,
  postRoutes,
  vacancyRoutes,
  visitRoutes,
} from '#modules/content/index.ts'

import { counterRoutes } from '#modules/counter/index.ts'
import {
  badgeRoutes,
  courierRoutes,
  fieldRoutes,
  fieldStreams,
  handOverRoutes,
  parcelsOnTripsOf,
  ratingRoutes,
  shiftRoutes,
  sortingRoutes,
  tripRoutes,
} from '#modules/delivery/index.ts'

import { fiscalRoutes } from '#modules/fiscal/index.ts'
import { districtById, type GeoSettings, geoRoutes } from '#modules/geo/index.ts'
import { ledgerRoutes, statementExportRoutes } from '#modules/ledger/index.ts'
import { demoLockerRoutes, lockerDeskRoutes, lockerRoutes } from '#modules/lockers/index.ts'
import {
  type BotSettings,
  inboxRoutes,
  noticeLogRoutes,
  noticeRoutes,
  notificationRoutes,
  pushRoutes,
  smsTextRoutes,
  telegramRoutes,
} from '#modules/notifications/index.ts'
import {
  byPhoneRoutes,
  checkoutRoutes,
  claimByTwo,
  claimRoutes,
  countPromisedOn,
  countUnderWayIn,
  deskListRoutes,
  deskOrderRoutes,
  documentDeskRoutes,
  findTrackingCodes,
  hasOpenOrder,
  incidentRoutes,
  type LabelSettings,
  labelRoutes,
  letAcceptedGo,
  orderFileRoutes,
  orderRoutes,
  ordersInBagOf,
  orderVerbRoutes,
  parcelsAtPoints,
  type ReweighSettings,
  receiverRoutes,
  reweighRoutes,
} from '#modules/orders/index.ts'
import { printedPaperRoutes } from '#modules/papers/index.ts'
import {
  approveTopUpByTwo,
  cashRoutes,
  closeRefundByTwo,
  codDeskRoutes,
  codRoutes,
  creditRoutes,
  debtDeskRoutes,
  debtRoutes,
  deskToPayFrom,
  forgetPayoutChoice,
  hasMoneyOnTheWay,
  onlinePayment,
  type PaymentSettings,
  paymentDeskRoutes,
  paymentRoutes,
  paymentSearchRoutes,
  providersOf,
  releaseAccountByTwo,
  runPayoutsByTwo,
  setCreditByTwo,
  topUpRoutes,
  writeOffDebt,
} from '#modules/payments/index.ts'
import {
  agentPostRoutes,
  countSpecialDays,
  deskPointRoutes,
  findPlacesBy,
  holdPoint,
  leavePost,
  pointStreams,
  pointsRoutes,
  postsRoutes,
} from '#modules/points/index.ts'
import {
  currentTariff,
  holidayRoutes,
  packageRoutes,
  pricingRoutes,
  publishTariffByTwo,
  serviceRoutes,
  tariffDeskRoutes,
} from '#modules/pricing/index.ts'
import {
  allowReferralByTwo,
  partnerRoutes,
  payStatementByTwo,
  promotionRoutes,
  referralRoutes,
} from '#modules/promos/index.ts'
import { type Roads, roadsRoutes } from '#modules/roads/index.ts'
import { trackingRoutes, trackingStreams } from '#modules/tracking/index.ts'
import { worklistRoutes, worklistStreams } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Route } from '#platform/http/route.ts'
import type { StreamRoute } from '#platform/live/stream-route.ts'
import { customerDoors, moveDoors, workDoors } from './desk-doors.ts'
import type { ErrorCode } from './errors.ts'
import { uzbekCyrillic } from './uzbek-cyrillic.ts'
import { countedPages } from './web/counted-pages.ts'

export type ApiSettings = SignInSettings &
  LeadSettings &
  ApplicationSettings &
  LabelSettings &
  ReweighSettings & {
    geo: GeoSettings
    roads: Roads
    /** Parcels looked up by one network; 300 unless told. */
    lookUpsPerMinute?: number
    payments: PaymentSettings
    /** Undefined without a Telegram bot. */
    bot: BotSettings | undefined
    /** Whether messages stay on this machine, where a page shows them. */
    localInbox: boolean
  }

/** What answers about things tell of the tariff. */
const figuresInForce: ContentDoors['figures'] = async ({ db, now }) => {
  const { cover, serviceLevels, limits } = (await currentTariff(db, now)).tariff
  return {
    freeCover: cover.free,
    topCover: cover.levels.at(-1)?.upTo ?? cover.free,
    perishableHours: serviceLevels.perishableHours,
    standardDays: serviceLevels.standardDays,
    point: limits.point,
    door: limits.door,
  }
}

/** Every call of the product. A route that names an unknown error code does not compile here. */
export function apiRoutes(settings: ApiSettings): readonly Route<ErrorCode>[] {
  return [
    ...wordRoutes(settings),
    ...peopleRoutes(settings),
    ...parcelRoutes(settings),
    ...moneyRoutes(settings),
    ...deskRoutes(settings),
    ...(settings.localInbox ? [...demoSignInRoutes, ...inboxRoutes, ...demoLockerRoutes] : []),
  ]
}

/** What is told, and what is asked of us. */
function wordRoutes(settings: ApiSettings): readonly Route<ErrorCode>[] {
  return [
    ...postRoutes({ cyrillic: uzbekCyrillic }, recordAudit),
    ...leadRoutes(settings, { record: recordAudit, colleagues: deskColleagues }),
    ...vacancyRoutes({ record: recordAudit, cyrillic: uzbekCyrillic }),
    ...applicationRoutes(settings, { record: recordAudit, cyrillic: uzbekCyrillic }),
    ...agentRoutes({ record: recordAudit, holdPoint }),
    ...contentRoutes({ figures: figuresInForce, cyrillic: uzbekCyrillic }),
    ...bannerRoutes(recordAudit),
    ...visitRoutes({ countedPages }),
  ]
}

function peopleRoutes(settings: ApiSettings): readonly Route<ErrorCode>[] {
  return [
    ...signInRoutes(settings),
    ...passkeyRoutes(settings),
    ...deviceRoutes(settings),
    ...profileRoutes,
    ...offerRoutes,
    ...accountDeletionRoutes(accountEnd),
    ...personalLinkRoutes,
    ...notificationRoutes,
    ...noticeRoutes,
    ...noticeLogRoutes,
    ...smsTextRoutes(settings),
    ...telegramRoutes(settings),
    ...pushRoutes,
  ]
}

/** From the place where a parcel begins to the hands where it ends. */
function parcelRoutes(settings: ApiSettings): readonly Route<ErrorCode>[] {
  return [
    ...geoRoutes(settings.geo),
    ...roadsRoutes(settings.roads),
    ...pointsRoutes(settings.roads.distances),
    ...deskPointRoutes({ cyrillic: uzbekCyrillic, parcels: parcelsAtPoints }),
    ...pricingRoutes,
    ...orderRoutes,
    ...agentPostRoutes,
    ...postsRoutes(moveDoors),
    ...orderVerbRoutes(settings),
    ...reweighRoutes,
    ...orderFileRoutes,
    ...receiverRoutes(settings),
    ...trackingRoutes(settings),
    ...ratingRoutes,
    ...badgeRoutes(settings),
    ...courierRoutes,
    ...fieldRoutes(fieldSettings(settings)),
    ...shiftRoutes,
    ...handOverRoutes,
    ...tripRoutes,
    ...sortingRoutes,
    ...counterRoutes({ linksWork: namesOf(settings.payments).length > 0 }),
    ...printedPaperRoutes(fieldSettings(settings)),
    ...lockerRoutes,
    ...lockerDeskRoutes,
    ...labelRoutes(settings),
    ...bulkRoutes,
    ...paperRoutes(settings),
    ...saveRoutes(onlinePayment(settings.payments)),
  ]
}

function moneyRoutes(settings: ApiSettings): readonly Route<ErrorCode>[] {
  const providers = namesOf(settings.payments)
  return [
    ...checkoutRoutes(onlinePayment(settings.payments)),
    ...paymentRoutes(settings.payments),
    ...ledgerRoutes,
    ...packageRoutes,
    ...statementExportRoutes(holderOf),
    ...topUpRoutes,
    ...codRoutes(settings.payments),
    ...codDeskRoutes,
    ...cashRoutes(providers),
    ...debtRoutes(settings.payments),
    ...debtDeskRoutes,
    ...creditRoutes,
    ...promotionRoutes({ record: recordAudit, cyrillic: uzbekCyrillic }),
    ...partnerRoutes(
      { record: recordAudit, waiting: waitingApprovals, publicUrl: settings.publicUrl },
      { record: recordAudit, whyTwo, ask: askApproval },
    ),
    ...referralRoutes(settings, {
      record: recordAudit,
      whyTwo,
      ask: askApproval,
      waiting: waitingApprovals,
    }),
  ]
}

function deskRoutes(settings: ApiSettings): readonly Route<ErrorCode>[] {
  return [
    ...staffRoutes(staffHands, thingNames),
    ...approvalRoutes({
      claim: claimByTwo(deskToPayFrom),
      top_up: approveTopUpByTwo,
      refund: closeRefundByTwo,
      payout_run: runPayoutsByTwo,
      debt_write_off: writeOffDebt,
      tariff: publishTariffByTwo,
      payout_account: releaseAccountByTwo,
      referral: allowReferralByTwo,
      partner: payStatementByTwo,
      credit_limit: setCreditByTwo,
    }),
    ...worklistRoutes(workDoors),
    ...customerDeskRoutes,
    ...customerRoutes(customerDoors),
    ...deskListRoutes,
    ...deskOrderRoutes,
    ...documentDeskRoutes,
    ...byPhoneRoutes,
    ...claimRoutes(deskToPayFrom),
    ...incidentRoutes(deskToPayFrom),
    ...paymentDeskRoutes(settings.payments),
    ...paymentSearchRoutes(namesOf(settings.payments)),
    ...fiscalRoutes,
    ...backgroundRoutes,
    ...tariffDeskRoutes,
    ...serviceRoutes(countUnderWayIn),
    ...holidayRoutes({ promised: countPromisedOn, points: countSpecialDays }),
  ]
}

const fieldSettings = ({ roads, payments }: ApiSettings) => ({
  roads,
  linksWork: namesOf(payments).length > 0,
})

const namesOf = (payments: PaymentSettings) => providersOf(payments).map(({ name }) => name)

/** The log of the desk names points and parcels as people know them. */
const thingNames: ThingNames = {
  point: async (db, ids, locale) =>
    new Map([...(await findPlacesBy(db, ids))].map(([id, { name }]) => [id, name[locale]])),
  order: findTrackingCodes,
  district: (_, ids, locale) =>
    Promise.resolve(
      new Map(
        ids.flatMap((id) => {
          const name = districtById(id)?.names[locale]
          return name === undefined ? [] : [[id, name] as const]
        }),
      ),
    ),
}

/** In a courier's own bag, and in the van of a driver. */
const staffHands: StaffHands = {
  parcelsOf: async (db, person) => [
    ...(await ordersInBagOf(db, person)),
    ...(await parcelsOnTripsOf(db, person)).map(({ orderId, ...rest }) => ({
      ...rest,
      orderId: String(orderId),
    })),
  ],
  letGo: letAcceptedGo,
  leave: leavePost,
}

const accountEnd: AccountEnd = {
  isUnderWay: async (db, person, now) =>
    (await isSaving(db, person)) ||
    (await hasOpenOrder(db, person)) ||
    (await hasMoneyOnTheWay(db, person, now)),
  async forget(tx, person, now) {
    await forgetPayoutChoice(tx, person)
    await forgetUploadsOf(tx, person, now)
  },
}

/** As it stands on a statement: a company under its own name. */
async function holderOf(db: Db, person: number): Promise<string> {
  const { fullName, company } = await findPerson(db, person)
  return company ? `${company}, ${fullName}` : fullName
}

/** Every stream of events. */
export const apiStreams: readonly StreamRoute<ErrorCode>[] = [
  ...trackingStreams,
  ...pointStreams,
  ...fieldStreams,
  ...worklistStreams,
]

/** The server refuses to start with a route that the policy table does not know. */
export function assertRightsCover(routes: readonly { path: string; action: string }[]): void {
  for (const { path, action } of routes) {
    assert(isAction(action), `${path} names the action "${action}", which has no row in the policy table`)
  }
}
