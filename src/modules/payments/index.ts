export { paymentRoutes } from './payments.api.ts'
