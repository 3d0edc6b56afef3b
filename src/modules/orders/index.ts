export type { OnlinePayment } from './basket/basket.service.ts'
export { checkoutRoutes } from './basket/checkout.api.ts'
export {
  canBeCancelled,
  cancelPaidOrder,
  lockOrders,
  payOrder,
  readOrders,
  waitsForPayment,
} from './basket/paying.service.ts'
export { byPhoneRoutes } from './by-phone/by-phone.api.ts'
export { byPhoneErrors } from './by-phone/by-phone.contract.ts'
export { eraseSealedCallerCode } from './by-phone/caller.repo.ts'
export { readCallerCode } from './by-phone/caller.service.ts'
export { readClaimDecision, readClaimNews } from './claims/claim.service.ts'
export { claimByTwo } from './claims/claim-found.service.ts'
export { claimRoutes } from './claims/claims.api.ts'
export { claimErrors } from './claims/claims.contract.ts'
export { documentDeskRoutes } from './codes/document-desk.api.ts'
export { countLyingAt } from './counter/at-counter.repo.ts'
export {
  type AtCounter,
  carriedByNumber,
  detailAtCounter,
  orderByNumber,
  orderOfLabel,
  othersFor,
  parcelAtPost,
  parcelsAtPost,
  searchAtPost,
} from './counter/at-counter.service.ts'
export { loadDemoCounterDay } from './demo/counter-day.service.ts'
export { loadDemoCourierDay } from './demo/courier-day.service.ts'
export { loadDemoOrders } from './demo/demo-orders.service.ts'
export { loadDemoDepotParcels, loadDemoVan } from './demo/depot-parcels.service.ts'
export {
  demoPickupCode,
  placeLockerParcel,
} from './demo/locker-parcels.service.ts'
export { demoMonths } from './demo/months/months.service.ts'
export type { PayOnline } from './demo/months/play.service.ts'
export { findLoads, findParcelsOfDay } from './desk/courier-load.repo.ts'
export { countOrdersOf, countUnderWay, findClaimsOf } from './desk/customer.repo.ts'
export { deskOrderRoutes } from './desk/desk-orders.api.ts'
export { deskOrderErrors } from './desk/desk-orders.contract.ts'
export { parcelsAtPoints } from './desk/point-closing.service.ts'
export { countPromisedOn } from './desk/promised-days.repo.ts'
export { countUnderWayIn } from './desk/under-way.repo.ts'
export { orderWork, workParcels } from './desk/work.service.ts'
export { deskListRoutes } from './desk-list/desk-list.api.ts'
export { deskListErrors } from './desk-list/desk-list.contract.ts'
export { scansInHand } from './domain/act-codes.ts'
export { allowedActions } from './domain/allowed-actions.ts'
export { eventWord } from './domain/event-words.ts'
export type { OrderEvent } from './domain/events.ts'
export { hiddenPoints, partySeenBy, receiverSeenBy } from './domain/hidden-receiver.ts'
export { limits as orderLimits } from './domain/limits.ts'
export { dueFromReceiver, moneyToTake, type Order, type Party, termsOf } from './domain/order.ts'
export {
  benefitsIn,
  type Priced,
  takenOff,
} from './domain/order-quote.ts'
export { project } from './domain/projection.ts'
export { shownPromise } from './domain/promise/promise.ts'
export { linkOnly } from './domain/receiver-choices.ts'
export { isNameShown } from './domain/sight/field-sight.ts'
export { statusWord } from './domain/sight/kept-from-customers.ts'
export { isLongOver } from './domain/sight/long-over.ts'
export { isAtDestination, type OrderState } from './domain/state.ts'
export { trackingOf } from './domain/tracking.ts'
export type { Verb } from './domain/words.ts'
export {
  basketReminded,
  callerCodeAsked,
  claimDecided,
  claimOpened,
  dropPointCloses,
  foundDecided,
  orderChanged,
  reweighed,
} from './events.ts'
export { type Carried, ordersOfCourier } from './field/carried.service.ts'
export { findOffered, type OfferedOrder } from './field/offers.repo.ts'
export {
  eventIdFor,
  firstMomentOf,
  hasBeenWith,
  isReached,
  reportOf,
  type Told,
  tell,
  verbFor,
} from './field/told.service.ts'
export { watchCounter, watchCourier } from './field/told-live.service.ts'
export { orderFileRoutes } from './files/order-files.api.ts'
export { findIncidentsOf as readIncidentsOf } from './incidents/incident.repo.ts'
export {
  incidentWords,
  openIncident,
  reportKey,
  scannedAfterEnd,
  settleIncident,
} from './incidents/incident.service.ts'
export { incidentRoutes } from './incidents/incidents.api.ts'
export { incidentErrors } from './incidents/incidents.contract.ts'
export { openWrongCode } from './incidents/wrong-code.service.ts'
export { orderJobs } from './jobs.ts'
export { printBagLabel } from './labels/bag-label.ts'
export { labelRoutes } from './labels/labels.api.ts'
export { labelErrors } from './labels/labels.contract.ts'
export { type LabelSettings, printOwnLabels } from './labels/labels.service.ts'
export type { ActFailure } from './life/act-failure.ts'
export { findFreeCards } from './life/call-card.repo.ts'
export { giveCards } from './life/call-card.service.ts'
export {
  countWrongCashCode,
  dropPayout,
  saveCashHolder,
  saveHandedIn,
  savePaidOut,
  savePayoutOf,
} from './life/collection.repo.ts'
export { noteDebtOpen, noteDebtPaid, prepaidOnly } from './life/debt.service.ts'
export type { Doer } from './life/doer.ts'
export { isDueAtDoor, payAtDoor, readOrderFor } from './life/door-payment.service.ts'
export { letAcceptedGo } from './life/let-go.service.ts'
export {
  findOrdersBy,
  findOrdersOf,
  hasOpenOrder,
  isOwner,
  lockBasket,
  lockOrder,
} from './life/order.repo.ts'
export { findLog } from './life/order-event.repo.ts'
export { findRefundsOf, finishRefund, type Refund, readRefunds } from './life/refund.repo.ts'
export { findByNumbers, findInBags, type InBag, lockBag } from './life/scan.repo.ts'
export {
  isBagInstead,
  isGivenTo,
  orderOfScan,
  ordersOfScan,
  parcelsOfScan,
  reachedByLabel,
} from './life/scan.service.ts'
export { type Scene, sceneOf, spoken } from './life/scene.service.ts'
export { orderRoutes } from './orders.api.ts'
export { orderErrors } from './orders.contract.ts'
export {
  type ParcelToPlace,
  type Placing,
  type PreparedParcels,
  prepareMany,
  writeMany,
} from './place/place-many.service.ts'
export { plainPrice, sharePrices, type ToPrice } from './place/share-benefits.service.ts'
export { countDelivered } from './read/delivered.repo.ts'
export { countFromDoor } from './read/from-door.repo.ts'
export { type OnTrip, ordersInBagOf, ordersOnTrips } from './read/in-bag.repo.ts'
export {
  findIdByCode,
  findParcelsBefore,
  findPhonesBefore,
  findTrackingCodes,
  hasOrderSince,
} from './read/parcels-before.repo.ts'
export { sightOf } from './read/sight.service.ts'
export { receiverRoutes } from './receiver/receiver.api.ts'
export { cardPageOf, receiverPageOf } from './receiver/receiver-link.ts'
export { openPage as openReceiverPage } from './receiver/receiver-page.service.ts'
export { reweighRoutes } from './reweigh/reweigh.api.ts'
export { readReweighSettings } from './reweigh/reweigh.settings.ts'
export { reweighPageOf } from './reweigh/reweigh-link.ts'
export { readReweighNews } from './reweigh/reweigh-news.service.ts'
export { orderVerbRoutes } from './verbs/order-verbs.api.ts'
export type { ReweighSettings } from './verbs/verbs.service.ts'
export { performScanned } from './verbs/verbs.service.ts'
