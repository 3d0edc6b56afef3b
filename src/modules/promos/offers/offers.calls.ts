import { call } from '#platform/calls/call.ts'
import {
  deskOffer,
  deskOfferList,
  offerEdit,
  offerParams,
  offerReport,
  offerWords,
} from './offers.contract.ts'

const group = 'Desk'

export const offerCalls = {
  listOffers: call('GET', '/api/desk/v1/promotions', {
    group,
    summary: 'Promotions: running, planned, used up, switched off and over',
    answer: deskOfferList,
    errors: [],
  }),
  writeOffer: call('POST', '/api/desk/v1/promotions', {
    group,
    summary: 'Plans a promotion',
    body: offerWords,
    answer: deskOffer,
    status: 201,
    errors: ['promotion_fixed'],
  }),
  editOffer: call('PUT', '/api/desk/v1/promotions/:id', {
    group,
    summary: 'Changes what a promotion gives, to whom, until when and up to how much',
    description:
      'Prices that were agreed stay. What the first three give and to whom is fixed: 409 `promotion_fixed`. What a colleague changed meanwhile answers 409 `promotion_changed`.',
    params: offerParams,
    body: offerEdit,
    answer: deskOffer,
    errors: ['not_found', 'promotion_changed', 'promotion_fixed'],
  }),
  switchOfferOff: call('POST', '/api/desk/v1/promotions/:id/off', {
    group,
    summary: 'Stops a promotion at once; rights that were given last their time',
    params: offerParams,
    answer: deskOffer,
    errors: ['not_found'],
  }),
  switchOfferOn: call('POST', '/api/desk/v1/promotions/:id/on', {
    group,
    summary: 'Lets a promotion run again, within its time and budget',
    params: offerParams,
    answer: deskOffer,
    errors: ['not_found'],
  }),
  readReport: call('GET', '/api/desk/v1/promotions/:id/report', {
    group,
    summary: 'What a promotion has cost, and whom it has brought',
    params: offerParams,
    answer: offerReport,
    errors: ['not_found'],
  }),
}
