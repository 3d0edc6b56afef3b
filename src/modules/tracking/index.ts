export { trackingRoutes } from './tracking.api.ts'
export { type Tracked, trackingErrors } from './tracking.contract.ts'
export { findTracked } from './tracking.service.ts'
export { trackingStreams } from './tracking.streams.ts'
