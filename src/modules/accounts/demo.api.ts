import { type Route, route } from '#platform/http/route.ts'
import { demoSecondStep, sendCodeRequest } from './accounts.contract.ts'
import { readSecondStep } from './demo-people.service.ts'

/** Mounted only where messages stay on this machine. */
export const demoSignInRoutes = [
  route({
    method: 'GET',
    path: '/api/dev/v1/second-step',
    action: 'inbox.read',
    group: 'Demo',
    summary: 'What the authenticator of a member of staff shows now',
    query: sendCodeRequest,
    answer: demoSecondStep,
    errors: ['not_found'],
    handle: ({ query }, { db, secrets, now }) => readSecondStep({ db, secrets }, query.phone, now),
  }),
] satisfies Route[]
