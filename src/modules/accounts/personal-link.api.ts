import { type Route, route } from '#platform/http/route.ts'
import { done } from './accounts.contract.ts'
import {
  linkOwnerAnswer,
  linkParams,
  personalLinkAnswer,
  personalLinkRequest,
} from './personal-link.contract.ts'
import { makeLink, readLinkOwner, readOwnLink, removeLink } from './personal-link.service.ts'
import { signedIn } from './session.service.ts'

const group = 'Personal link'

export const personalLinkRoutes = [
  route({
    method: 'GET',
    path: '/api/accounts/v1/personal-link',
    action: 'personal-link.edit',
    group,
    summary: 'My "send me a parcel" link',
    description: 'Null when there is none.',
    answer: personalLinkAnswer,
    errors: [],
    handle: (_, { db, caller }) => readOwnLink({ db }, signedIn(caller).person),
  }),
  route({
    method: 'POST',
    path: '/api/accounts/v1/personal-link',
    action: 'personal-link.edit',
    group,
    summary: 'Make the link, or a new one in its place',
    description: 'The old one stops working at once.',
    body: personalLinkRequest,
    answer: personalLinkAnswer,
    status: 201,
    errors: ['not_found', 'address_required', 'unauthorized'],
    handle: ({ body }, { db, caller, now }) => makeLink({ db }, signedIn(caller).person, body, now),
  }),
  route({
    method: 'DELETE',
    path: '/api/accounts/v1/personal-link',
    action: 'personal-link.edit',
    group,
    summary: 'Take the link back',
    answer: done,
    errors: [],
    handle: (_, { db, caller }) => removeLink({ db }, signedIn(caller).person),
  }),
  route({
    method: 'GET',
    path: '/api/accounts/v1/personal-links/:code',
    action: 'personal-link.read',
    group,
    summary: 'Whom a personal link sends to',
    description:
      'First name, one letter and the district; nothing else is ever told. An order names the code as `to.link`.',
    params: linkParams,
    answer: linkOwnerAnswer,
    errors: ['not_found'],
    handle: ({ params }, { db }) => readLinkOwner({ db }, params.code),
  }),
] satisfies Route[]
