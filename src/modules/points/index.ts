export { agentPostRoutes } from './agents/agent-post.api.ts'
export { findPost } from './agents/agent-post.repo.ts'
export { keepPost, leavePost } from './agents/agent-post.service.ts'
export { takeDemoLocker } from './demo/demo-locker.repo.ts'
export { loadDemoDepotPost, loadDemoDepots, loadDemoPoints } from './demo/demo-points.service.ts'
export { deskPointRoutes } from './desk/desk-points.api.ts'
export type { ParcelsUnderWay } from './desk/desk-points.contract.ts'
export { findClosingWays } from './desk/desk-points.repo.ts'
export type { ParcelsDoor } from './desk/point-closing.service.ts'
export { countSpecialDays } from './desk/special-days.repo.ts'
export { countByDistrict } from './directory.repo.ts'
export { saidOf } from './domain/availability.ts'
export { canTake } from './domain/can-take.ts'
export { clockText, openNow } from './domain/hours.ts'
export { isShut, type Place, type Point, stateForDue, stateOf } from './domain/point.ts'
export { changeCapacity, shiftOccupied } from './point-changes.service.ts'
export { pointsRoutes } from './points.api.ts'
export { type PointAnswer, pointsErrors } from './points.contract.ts'
export {
  countPoints,
  findCounters,
  findDepots,
  findNamedPoints,
  findPlace,
  findPlacesBy,
  findPoint,
  holdPoint,
  isDepot,
} from './points.repo.ts'
export { type Distances, readPoint, searchPoints } from './points.service.ts'
export { pointStreams } from './points.streams.ts'
export type { MoveDoors } from './posts/move.service.ts'
export { postsRoutes } from './posts/posts.api.ts'
export { postsErrors } from './posts/posts.contract.ts'
