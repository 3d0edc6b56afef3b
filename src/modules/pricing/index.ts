export { loadDemoTariffDraft } from './demo/demo-tariff.service.ts'
export { shownValues } from './domain/explanation.ts'
export { closedOn, closedValues } from './domain/served.ts'
export { holidayRoutes } from './holidays/holidays.api.ts'
export { packageRoutes } from './packages/package.api.ts'
export { packageErrors } from './packages/package.contract.ts'
export {
  holdShipments,
  shareShipments,
  spendHeldShipments,
} from './packages/package-hold.service.ts'
export { packageJobs } from './packages/package-jobs.ts'
export {
  giveShipmentBack,
  type HeldPackage,
  holdPackage,
  spendShipment,
  takeShipment,
} from './packages/package-shipment.service.ts'
export { pricingRoutes } from './pricing.api.ts'
export { calculateRequest, type OfferAnswer } from './pricing.contract.ts'
export { calculateParcel } from './pricing.service.ts'
export { pausesNow } from './served/served.repo.ts'
export { serviceRoutes } from './served/served-desk.api.ts'
export { serviceErrors } from './served/served-desk.contract.ts'
export { currentTariff, keptTariff } from './tariff/current-tariff.service.ts'
export { tariffErrors } from './tariff/tariff.contract.ts'
export { publishTariffByTwo } from './tariff/tariff.service.ts'
export { tariffDeskRoutes } from './tariff/tariff-desk.api.ts'
