export { orderJobs } from './jobs.ts'
export { orderVerbRoutes } from './order-verbs.api.ts'
export { orderRoutes } from './orders.api.ts'
export { orderErrors } from './orders.contract.ts'
