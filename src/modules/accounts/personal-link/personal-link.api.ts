import { type Route, route } from '#platform/http/route.ts'
import { signedIn } from '../sign-in/session.service.ts'
import { personalLinkCalls } from './personal-link.calls.ts'
import { makeLink, readLinkOwner, readOwnLink, removeLink } from './personal-link.service.ts'

export const personalLinkRoutes = [
  route(personalLinkCalls.readOwnLink, 'personal-link.edit', (_, { db, caller }) =>
    readOwnLink({ db }, signedIn(caller).person),
  ),
  route(personalLinkCalls.makeLink, 'personal-link.edit', ({ body }, { db, caller, now }) =>
    makeLink({ db }, signedIn(caller).person, body, now),
  ),
  route(personalLinkCalls.removeLink, 'personal-link.edit', (_, { db, caller }) =>
    removeLink({ db }, signedIn(caller).person),
  ),
  route(personalLinkCalls.readLinkOwner, 'personal-link.read', ({ params }, { db }) =>
    readLinkOwner({ db }, params.code),
  ),
] satisfies Route[]
