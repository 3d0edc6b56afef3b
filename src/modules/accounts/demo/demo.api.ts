import { type Route, route } from '#platform/http/route.ts'
import { demoCalls } from './demo.calls.ts'
import { readSecondStep } from './demo-people.service.ts'

/** Mounted only where messages stay on this machine. */
export const demoSignInRoutes = [
  route(demoCalls.readSecondStep, 'inbox.read', ({ query }, { db, secrets, now }) =>
    readSecondStep({ db, secrets }, query.phone, now),
  ),
] satisfies Route[]
