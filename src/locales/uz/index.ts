import addressBook from './cabinet/addressBook.ts'
import balance from './cabinet/balance.ts'
import basket from './cabinet/basket.ts'
import bulkFlow from './cabinet/bulkFlow.ts'
import bulkTable from './cabinet/bulkTable.ts'
import cod from './cabinet/cod.ts'
import devices from './cabinet/devices.ts'
import myOrders from './cabinet/myOrders.ts'
import packages from './cabinet/packages.ts'
import partners from './cabinet/partners.ts'
import profile from './cabinet/profile.ts'
import referrals from './cabinet/referrals.ts'
import sendParcel from './cabinet/sendParcel.ts'
import deskCounter from './counter/deskCounter.ts'
import deskCounterCash from './counter/deskCounterCash.ts'
import deskCounterCourier from './counter/deskCounterCourier.ts'
import deskCounterHands from './counter/deskCounterHands.ts'
import deskCounterLabels from './counter/deskCounterLabels.ts'
import courierApp from './courier/courierApp.ts'
import courierCash from './courier/courierCash.ts'
import courierDeliver from './courier/courierDeliver.ts'
import courierFailed from './courier/courierFailed.ts'
import courierMe from './courier/courierMe.ts'
import courierParcels from './courier/courierParcels.ts'
import courierParts from './courier/courierParts.ts'
import courierQueue from './courier/courierQueue.ts'
import courierRoute from './courier/courierRoute.ts'
import courierScan from './courier/courierScan.ts'
import courierShift from './courier/courierShift.ts'
import courierStop from './courier/courierStop.ts'
import audit from './desk/audit.ts'
import courierCard from './desk/courierCard.ts'
import desk from './desk/desk.ts'
import deskAgents from './desk/deskAgents.ts'
import deskApplications from './desk/deskApplications.ts'
import deskBanner from './desk/deskBanner.ts'
import deskBlog from './desk/deskBlog.ts'
import deskCaller from './desk/deskCaller.ts'
import deskCash from './desk/deskCash.ts'
import deskCollections from './desk/deskCollections.ts'
import deskCouriers from './desk/deskCouriers.ts'
import deskDepot from './desk/deskDepot.ts'
import deskKeys from './desk/deskKeys.ts'
import deskOrders from './desk/deskOrders.ts'
import deskPartners from './desk/deskPartners.ts'
import deskPayments from './desk/deskPayments.ts'
import deskPoints from './desk/deskPoints.ts'
import deskPromotions from './desk/deskPromotions.ts'
import deskReferrals from './desk/deskReferrals.ts'
import deskSmsTexts from './desk/deskSmsTexts.ts'
import deskTariffs from './desk/deskTariffs.ts'
import deskVacancies from './desk/deskVacancies.ts'
import deskVisits from './desk/deskVisits.ts'
import deskAgentPosts from './desk/people/deskAgentPosts.ts'
import deskCouriersNow from './desk/people/deskCouriersNow.ts'
import deskPeople from './desk/people/deskPeople.ts'
import staff from './desk/staff.ts'
import inbox from './dev/inbox.ts'
import lockerBank from './dev/lockerBank.ts'
import info from './info/index.ts'
import bulk from './messages/bulk.ts'
import bulkPapers from './messages/bulkPapers.ts'
import bulkUploads from './messages/bulkUploads.ts'
import canSend from './messages/canSend.ts'
import field from './messages/field.ts'
import fiscal from './messages/fiscal.ts'
import incidents from './messages/incidents.ts'
import jobs from './messages/jobs.ts'
import ledger from './messages/ledger.ts'
import notices from './messages/notices.ts'
import orders from './messages/orders.ts'
import papers from './messages/papers.ts'
import payments from './messages/payments.ts'
import pointImport from './messages/pointImport.ts'
import pricing from './messages/pricing.ts'
import push from './messages/push.ts'
import sms from './messages/sms.ts'
import telegram from './messages/telegram.ts'
import offer from './offer/index.ts'
import common from './shared/common.ts'
import consent from './shared/consent.ts'
import errorPage from './shared/errorPage.ts'
import errors from './shared/errors.ts'
import fullHouse from './shared/fullHouse.ts'
import invalidToken from './shared/invalidToken.ts'
import map from './shared/map.ts'
import notFound from './shared/notFound.ts'
import pages from './shared/pages.ts'
import paramMissing from './shared/paramMissing.ts'
import parcel from './shared/parcel.ts'
import pin from './shared/pin.ts'
import shell from './shared/shell.ts'
import badge from './site/badge.ts'
import blog from './site/blog.ts'
import calculator from './site/calculator.ts'
import careers from './site/careers.ts'
import feedback from './site/feedback.ts'
import home from './site/home.ts'
import homeFigures from './site/homeFigures.ts'
import nearby from './site/nearby.ts'
import payLink from './site/payLink.ts'
import personalLink from './site/personalLink.ts'
import pocket from './site/pocket.ts'
import points from './site/points.ts'
import posts from './site/posts.ts'
import pricingPage from './site/pricingPage.ts'
import receiver from './site/receiver.ts'
import reweigh from './site/reweigh.ts'
import signIn from './site/signIn.ts'
import signUp from './site/signUp.ts'
import tracking from './site/tracking.ts'
import deskDistricts from './upkeep/deskDistricts.ts'
import deskHolidays from './upkeep/deskHolidays.ts'
import deskJobs from './upkeep/deskJobs.ts'
import deskNotices from './upkeep/deskNotices.ts'
import approvals from './waiting/approvals.ts'
import claims from './waiting/claims.ts'
import deskDebts from './waiting/deskDebts.ts'
import deskHome from './waiting/deskHome.ts'
import deskInbox from './waiting/deskInbox.ts'
import deskIncidents from './waiting/deskIncidents.ts'
import deskTopUps from './waiting/deskTopUps.ts'

export default {
  addressBook,
  approvals,
  audit,
  badge,
  balance,
  basket,
  blog,
  bulk,
  bulkUploads,
  bulkFlow,
  bulkTable,
  calculator,
  canSend,
  careers,
  cod,
  claims,
  common,
  consent,
  courierCard,
  courierStop,
  courierScan,
  courierQueue,
  courierParcels,
  courierFailed,
  courierDeliver,
  courierApp,
  courierShift,
  courierRoute,
  courierParts,
  courierMe,
  courierCash,
  desk,
  deskBanner,
  deskPartners,
  deskPromotions,
  deskBlog,
  deskAgents,
  deskAgentPosts,
  deskApplications,
  deskCaller,
  deskCash,
  deskDistricts,
  deskHolidays,
  deskJobs,
  deskKeys,
  deskSmsTexts,
  deskCollections,
  deskCounter,
  deskCounterHands,
  deskCounterCash,
  deskCounterCourier,
  deskCounterLabels,
  deskCouriers,
  deskCouriersNow,
  deskDebts,
  deskInbox,
  deskDepot,
  deskHome,
  deskIncidents,
  deskNotices,
  deskOrders,
  deskPayments,
  deskPeople,
  deskPoints,
  deskReferrals,
  deskTariffs,
  deskTopUps,
  deskVisits,
  deskVacancies,
  devices,
  errorPage,
  errors,
  feedback,
  field,
  fiscal,
  fullHouse,
  home,
  homeFigures,
  inbox,
  lockerBank,
  incidents,
  info,
  invalidToken,
  jobs,
  ledger,
  map,
  myOrders,
  nearby,
  notFound,
  notices,
  offer,
  orders,
  packages,
  pages,
  paramMissing,
  parcel,
  payLink,
  partners,
  papers,
  payments,
  personalLink,
  pin,
  pocket,
  points,
  posts,
  bulkPapers,
  pointImport,
  pricing,
  pricingPage,
  profile,
  push,
  receiver,
  referrals,
  reweigh,
  sendParcel,
  shell,
  signIn,
  signUp,
  sms,
  staff,
  telegram,
  tracking,
} as const
