export { contentRoutes } from './content.api.ts'
export { contentErrors } from './content.contract.ts'
export { loadDemoContent } from './content.service.ts'
