export { loadDemoPartners, loadDemoPromotion } from './demo/demo-promos.service.ts'
export { loadDemoReferral } from './demo/demo-referral.service.ts'
export { offerRoutes as promotionRoutes } from './offers/offers.api.ts'
export { offerErrors as promotionErrors } from './offers/offers.contract.ts'
export { type PromotionBanner, readBanner } from './offers/offers.service.ts'
export { partnerJobs } from './partners/partner-jobs.ts'
export { partnerRoutes } from './partners/partners.api.ts'
export { partnerErrors } from './partners/partners.contract.ts'
export { payStatementByTwo } from './partners/statement-pay.service.ts'
export {
  agreePromotion,
  holdPromotions,
  keepPromotion,
  letPromotionGo,
  promiseAgain,
  promisedToNewcomers,
  promotionFaults,
  promotionsOf,
  resizePromotion,
  takePromotion,
  welcomeCustomer,
} from './promos.service.ts'
export {
  holdShared,
  secureShared,
  sharePromotions,
  spendHeldPromotions,
} from './promotion-hold.service.ts'
export { giveUpReward, unspentReward } from './referral/give-up.service.ts'
export { inviteFriend } from './referral/invite.service.ts'
export { readFunds } from './referral/look.service.ts'
export { referralRoutes } from './referral/referral.api.ts'
export { referralErrors } from './referral/referral.contract.ts'
export { referralDecided, referralReminded } from './referral/referral.events.ts'
export { findReferral } from './referral/referral.repo.ts'
export { allowReferralByTwo } from './referral/referral-desk.service.ts'
export { referralJobs } from './referral/referral-jobs.ts'
export { referralsOf } from './referral/referral-view.service.ts'
