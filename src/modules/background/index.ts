export { backgroundRoutes } from './background.api.ts'
export { backgroundErrors } from './background.contract.ts'
