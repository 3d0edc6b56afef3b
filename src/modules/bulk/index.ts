export { bulkRoutes } from './bulk.api.ts'
export { bulkErrors } from './bulk.contract.ts'
export { bulkJobs } from './jobs.ts'
export { saveRoutes } from './save/save.api.ts'
