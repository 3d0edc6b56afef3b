export { currentTariff, keptTariff } from './current-tariff.service.ts'
export { packageRoutes } from './package.api.ts'
export { packageErrors } from './package.contract.ts'
export { packageJobs } from './package-jobs.ts'
export {
  giveShipmentBack,
  type HeldPackage,
  holdPackage,
  spendShipment,
  takeShipment,
} from './package-shipment.service.ts'
export { pricingRoutes } from './pricing.api.ts'
export { calculateRequest, type OfferAnswer } from './pricing.contract.ts'
export { calculateParcel } from './pricing.service.ts'
export { tariffErrors } from './tariff.contract.ts'
export { tariffDeskRoutes } from './tariff-desk.api.ts'
