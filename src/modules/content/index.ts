export { contentRoutes } from './content.api.ts'
export { contentErrors } from './content.contract.ts'
export { loadDemoContent, loadDemoPromotion, readPromotion } from './content.service.ts'
export type { Promotion } from './domain/promotion.ts'
