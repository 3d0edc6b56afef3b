import { call } from '#platform/calls/call.ts'
import { done } from '../accounts.contract.ts'
import {
  linkOwnerAnswer,
  linkParams,
  personalLinkAnswer,
  personalLinkRequest,
} from './personal-link.contract.ts'

const group = 'Personal link'

export const personalLinkCalls = {
  readOwnLink: call('GET', '/api/accounts/v1/personal-link', {
    group,
    summary: 'My "send me a parcel" link',
    description: 'Null when there is none.',
    answer: personalLinkAnswer,
    errors: [],
  }),
  makeLink: call('POST', '/api/accounts/v1/personal-link', {
    group,
    summary: 'Make the link, or a new one in its place',
    description: 'The old one stops working at once.',
    body: personalLinkRequest,
    answer: personalLinkAnswer,
    status: 201,
    errors: ['not_found', 'address_required', 'unauthorized'],
  }),
  removeLink: call('DELETE', '/api/accounts/v1/personal-link', {
    group,
    summary: 'Take the link back',
    answer: done,
    errors: [],
  }),
  readLinkOwner: call('GET', '/api/accounts/v1/personal-links/:code', {
    group,
    summary: 'Whom a personal link sends to',
    description:
      'First name, one letter and the district; nothing else is ever told. An order names the code as `to.link`.',
    params: linkParams,
    answer: linkOwnerAnswer,
    errors: ['not_found'],
  }),
}
