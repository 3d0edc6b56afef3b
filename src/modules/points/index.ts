export { pointsRoutes } from './points.api.ts'
export { pointsErrors } from './points.contract.ts'
export { loadDemoPoints } from './points.service.ts'
