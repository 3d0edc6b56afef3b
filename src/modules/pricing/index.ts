export { currentTariff } from './current-tariff.service.ts'
export { pricingRoutes } from './pricing.api.ts'
export { tariffErrors } from './tariff.contract.ts'
export { tariffDeskRoutes } from './tariff-desk.api.ts'
