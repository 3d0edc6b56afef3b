import { call } from '#platform/calls/call.ts'
import {
  fileReceived,
  fileRequest,
  offers,
  orderOfStops,
  positionsRequest,
  positionsTaken,
  syncAnswer,
  syncRequest,
  today,
} from './field.contract.ts'

export const fieldStreamPath = '/api/delivery/v1/live'

export const fieldCalls = {
  sync: call('POST', '/api/delivery/v1/sync', {
    group: 'Couriers',
    summary: 'Send what was done and hear what has changed',
    description:
      'Actions are taken in the order of happening. A wrong clock of the phone is measured and taken off. What comes late or cannot be is kept on the order and answered in words; nothing is dropped.',
    body: syncRequest,
    answer: syncAnswer,
    errors: ['device_ended'],
    // Each action carries its own id.
    rememberMinutes: 0,
  }),
  readToday: call('GET', '/api/delivery/v1/today', {
    group: 'Couriers',
    summary: 'Today’s list: where to go, in which order, with what',
    answer: today,
    errors: [],
  }),
  arrangeStops: call('PUT', '/api/delivery/v1/today/order', {
    group: 'Couriers',
    summary: 'Go in this order',
    body: orderOfStops,
    answer: today,
    errors: [],
  }),
  listOffers: call('GET', '/api/delivery/v1/offers', {
    group: 'Couriers',
    summary: 'What waits for a courier nearby',
    answer: offers,
    errors: [],
  }),
  sendFile: call('POST', '/api/delivery/v1/files', {
    group: 'Couriers',
    summary: 'A picture that an action names by its client id',
    description: 'May come after the action; the same one twice is one file.',
    // Kept under lock, whatever it shows: what it is stands in another field of the form.
    upload: 'proof_passport',
    body: fileRequest,
    answer: fileReceived,
    status: 201,
    errors: ['upload_incomplete', 'file_limit_reached'],
  }),
  sendPositions: call('POST', '/api/delivery/v1/positions', {
    group: 'Couriers',
    summary: 'Where the courier is',
    description: 'Kept only while a shift is on and a parcel is out for delivery; deleted after seven days.',
    body: positionsRequest,
    answer: positionsTaken,
    errors: [],
    rememberMinutes: 0,
  }),
}
