export { demoPeople, loadDemoPeople } from './accounts.service.ts'
export { isAction, may } from './domain/policy.ts'
