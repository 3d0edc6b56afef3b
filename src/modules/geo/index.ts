export { regions } from './domain/regions.ts'
