import { call } from '#platform/calls/call.ts'
import { pdfType, zplType } from '#platform/calls/sent-types.ts'
import {
  bagList,
  bagParams,
  bagRequest,
  bagView,
  tripCame,
  tripLeft,
  tripList,
  tripParams,
  tripRequest,
  tripScan,
  tripScanned,
  tripUnloaded,
  tripView,
} from './trips.contract.ts'

const group = 'Depots'
const trip = { group, params: tripParams, answer: tripView } as const
const bag = { group, params: bagParams, answer: bagView } as const

export const tripCalls = {
  listTrips: call('GET', '/api/delivery/v1/trips', {
    group,
    summary: 'Trips that load or are on their way: a driver’s own, those of a depot, or all',
    answer: tripList,
    errors: [],
  }),
  makeTrip: call('POST', '/api/delivery/v1/trips', {
    group,
    summary: 'A drive between two depots',
    body: tripRequest,
    answer: tripView,
    status: 201,
    errors: ['trip_places_wrong', 'courier_required'],
  }),
  readTrip: call('GET', '/api/delivery/v1/trips/:id', {
    ...trip,
    summary: 'A trip with what is aboard',
    errors: ['not_found'],
  }),
  loadTrip: call('POST', '/api/delivery/v1/trips/:id/load', {
    group,
    params: tripParams,
    summary: 'Scan a parcel or a bag into the van',
    description:
      'A bag is all parcels in it: all of them are loaded, or none. It goes where its label says, and no more aboard than the driver’s vehicle carries. What is aboard already is not moved again.',
    body: tripScan,
    answer: tripScanned,
    errors: ['not_found', 'trip_not_now', 'parcel_not_here', 'trip_full', 'bag_goes_elsewhere'],
  }),
  leaveTrip: call('POST', '/api/delivery/v1/trips/:id/leave', {
    ...trip,
    summary: 'Loaded: the van leaves',
    body: tripLeft,
    errors: ['not_found', 'trip_not_now'],
  }),
  arriveTrip: call('POST', '/api/delivery/v1/trips/:id/arrive', {
    ...trip,
    summary: 'The van is here: what its seal looks like, before it is opened',
    description:
      'Said once, of a van that was sent off. A seal that is broken, another one or none at all is kept for the desk.',
    body: tripCame,
    errors: ['not_found', 'trip_not_left', 'trip_not_now'],
  }),
  takeFromTrip: call('POST', '/api/delivery/v1/trips/:id/take', {
    group,
    params: tripParams,
    summary: 'Scan a parcel or a bag out of the van at the depot',
    description: 'The scan of the depot’s people: `store` of every parcel in it.',
    body: tripScan,
    answer: tripScanned,
    errors: ['not_found', 'trip_not_now', 'parcel_not_here'],
  }),
  unloadTrip: call('POST', '/api/delivery/v1/trips/:id/unload', {
    ...trip,
    summary: 'The van is empty',
    description:
      'What was loaded and not scanned is missing, what was not loaded and is there is surplus: both are kept for the desk.',
    body: tripUnloaded,
    errors: ['not_found', 'trip_not_now'],
  }),
  cancelTrip: call('POST', '/api/delivery/v1/trips/:id/cancel', {
    ...trip,
    summary: 'It does not drive after all',
    errors: ['not_found', 'trip_not_now', 'trip_not_empty'],
  }),
  listBags: call('GET', '/api/delivery/v1/bags', {
    group,
    summary: 'Bags that are filled or on their way, of a depot or all',
    description:
      'The newest 200. Nothing in it for a day, a bag stands here only while a lane is filled into it.',
    answer: bagList,
    errors: [],
  }),
  makeBag: call('POST', '/api/delivery/v1/bags', {
    group,
    summary: 'A new bag, with a code of its own',
    body: bagRequest,
    answer: bagView,
    status: 201,
    errors: ['trip_places_wrong'],
  }),
  readBag: call('GET', '/api/delivery/v1/bags/:code', {
    ...bag,
    summary: 'What is in a bag',
    errors: ['not_found'],
  }),
  fillBag: call('POST', '/api/delivery/v1/bags/:code/put', {
    ...bag,
    summary: 'Put a parcel into the bag',
    body: tripScan,
    errors: ['not_found', 'bag_not_open', 'bag_elsewhere', 'bag_full', 'parcel_not_here', 'parcel_in_bag'],
  }),
  emptyBag: call('POST', '/api/delivery/v1/bags/:code/take', {
    ...bag,
    summary: 'Take a parcel out of the bag again',
    body: tripScan,
    errors: ['not_found', 'bag_not_open', 'bag_elsewhere', 'parcel_not_here'],
  }),
  printBag: call('GET', '/api/delivery/v1/bags/:code/label.pdf', {
    group,
    summary: 'The label of a bag, to print',
    params: bagParams,
    sends: [pdfType],
    errors: ['not_found', 'service_unavailable', 'rate_limited'],
  }),
  printBagZpl: call('GET', '/api/delivery/v1/bags/:code/label.zpl', {
    group,
    summary: 'The same label for label printers',
    description: 'ZPL II for 203 dots an inch and a roll of 100 mm, in UTF-8.',
    params: bagParams,
    sends: [zplType],
    errors: ['not_found', 'service_unavailable', 'rate_limited'],
  }),
}
