import { call } from '#platform/calls/call.ts'
import {
  callCardAnswer,
  callCardRequest,
  personalDataAnswer,
  personalDataRequest,
  trackAnswer,
  trackParams,
  trackQuery,
} from './tracking.contract.ts'

const group = 'Tracking'

/** The specification spells it so; the right spelling answers too. */
const asSpecified = '/api/orders/v1/tarck-order/:trackId'
const wellSpelled = '/api/orders/v1/track-order/:trackId'

const lookUp = {
  group,
  summary: 'Where a parcel is',
  description:
    'Steps, towns, days and initials for everybody. With the passcode of a link we sent, or the `view` of the personal view, the details of both sides as well. Leave the Authorization header out when `p` is given.',
  params: trackParams,
  query: trackQuery,
  answer: trackAnswer,
  envelope: 'none',
  errors: ['rate_limited'],
} as const

const personalData = {
  group,
  summary: 'Open the personal view by five digits',
  description:
    'The last five digits of either phone. Five wrong ones in an hour, from wherever they come, lock the parcel for the hour. A wrong number, wrong digits and a locked parcel answer the same.',
  params: trackParams,
  body: personalDataRequest,
  answer: personalDataAnswer,
  errors: ['personal_view_refused', 'rate_limited'],
  rememberMinutes: 0,
} as const

export const trackingCalls = {
  trackParcel: call('GET', asSpecified, lookUp),
  trackParcelWellSpelled: call('GET', wellSpelled, lookUp),
  openPersonalView: call('POST', `${asSpecified}/personal-data`, personalData),
  openPersonalViewWellSpelled: call('POST', `${wellSpelled}/personal-data`, personalData),
  openByCallCard: call('POST', '/api/orders/v1/call-card', {
    group,
    summary: 'Open a parcel by the slip of a failed attempt',
    description:
      'With the receiver’s last five digits it leads to the parcel and what can be chosen. Under the same lock as the personal view.',
    body: callCardRequest,
    answer: callCardAnswer,
    errors: ['personal_view_refused', 'rate_limited'],
    // Asked again it is another try; and what it opens is not kept.
    rememberMinutes: 0,
  }),
}

/** The stream that says when a parcel has changed. */
export const parcelStreamPath = `${wellSpelled}/live` as const
