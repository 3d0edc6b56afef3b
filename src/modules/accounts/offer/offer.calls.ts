import { call } from '#platform/calls/call.ts'
import { userAnswer } from '../accounts.contract.ts'
import { acceptRequest } from './offer.contract.ts'

export const offerCalls = {
  acceptOffer: call('POST', '/api/accounts/v1/offer-acceptances', {
    group: 'Profile',
    summary: 'Say yes to a version of the public offer',
    description:
      'Signing up and ordering accept the version in force; this is for those who had an account before it. Saying it twice changes nothing.',
    body: acceptRequest,
    answer: userAnswer,
    errors: ['invalid_input', 'unauthorized'],
  }),
}
