import { call } from '#platform/calls/call.ts'
import { pictureTypes } from '#platform/calls/sent-types.ts'
import {
  badgeCheck,
  badgeParams,
  courierParams,
  courierRatings,
  deskBadge,
  ownBadge,
  photoParams,
  wordAnswer,
  wordRequest,
} from './badge.contract.ts'

export const badgeCalls = {
  readOwnBadge: call('GET', '/api/delivery/v1/my-badge', {
    group: 'Couriers',
    summary: 'My badge and today’s word',
    answer: ownBadge,
    errors: ['not_found'],
  }),
  readDeskBadge: call('GET', '/api/desk/v1/couriers/:id/badge', {
    group: 'Desk',
    summary: 'A courier’s badge, for printing',
    params: courierParams,
    answer: deskBadge,
    errors: ['not_found'],
  }),
  readCourierRatings: call('GET', '/api/desk/v1/couriers/:id/ratings', {
    group: 'Desk',
    summary: 'What people say of a courier',
    params: courierParams,
    answer: courierRatings,
    errors: [],
  }),
  renewBadge: call('POST', '/api/desk/v1/couriers/:id/badge', {
    group: 'Desk',
    summary: 'A new badge in the place of a lost one',
    params: courierParams,
    answer: deskBadge,
    errors: ['not_found'],
  }),
  changeCourierPhoto: call('POST', '/api/desk/v1/couriers/:id/photo', {
    group: 'Desk',
    summary: 'The photo of a courier',
    params: courierParams,
    upload: 'avatar',
    answer: deskBadge,
    errors: ['not_found', 'upload_incomplete'],
  }),
  checkBadge: call('GET', '/api/delivery/v1/badges/:code', {
    group: 'Couriers',
    summary: 'Is this our courier?',
    description: 'First name and photo to compare with who stands at the door.',
    params: badgeParams,
    answer: badgeCheck,
    errors: ['rate_limited'],
  }),
  checkWord: call('POST', '/api/delivery/v1/badges/:code/word', {
    group: 'Couriers',
    summary: 'Is this the courier’s word of today?',
    params: badgeParams,
    body: wordRequest,
    answer: wordAnswer,
    errors: ['rate_limited'],
    // Asked again it is another try.
    rememberMinutes: 0,
  }),
  readCourierPhoto: call('GET', '/api/delivery/v1/courier-photos/:code', {
    group: 'Couriers',
    summary: 'The photo of a courier, by an address of another answer',
    params: photoParams,
    sends: pictureTypes,
    errors: ['not_found'],
  }),
}
