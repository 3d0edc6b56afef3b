export { counterRoutes } from './counter.api.ts'
export { counterErrors } from './counter.contract.ts'
