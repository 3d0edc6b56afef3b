export { printedPaperRoutes } from './papers.api.ts'
export { paperErrors } from './papers.contract.ts'
