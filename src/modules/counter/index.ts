export { counterRoutes } from './counter.api.ts'
export { counterErrors } from './counter.contract.ts'
export { loadDemoShelf } from './demo/demo-shelf.service.ts'
export { counterJobs } from './jobs.ts'
