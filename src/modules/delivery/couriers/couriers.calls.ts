import { call } from '#platform/calls/call.ts'
import {
  courierBoard,
  courierParams,
  courierParcels,
  courierProfile,
  courierProfileRequest,
} from './couriers.contract.ts'

export const couriersCalls = {
  readBoard: call('GET', '/api/desk/v1/couriers', {
    group: 'Desk',
    summary: 'Couriers at work: shift, load, cash, rating, and who needs somebody',
    answer: courierBoard,
    errors: [],
  }),
  readCourierParcels: call('GET', '/api/desk/v1/couriers/:id/parcels', {
    group: 'Desk',
    summary: "The parcels of a courier's day",
    params: courierParams,
    answer: courierParcels,
    errors: ['not_found'],
  }),
  readCourierProfile: call('GET', '/api/desk/v1/couriers/:id/profile', {
    group: 'Desk',
    summary: 'How a courier works: vehicle, load, district, limit of cash',
    params: courierParams,
    answer: courierProfile,
    errors: ['not_found'],
  }),
  changeCourierProfile: call('PUT', '/api/desk/v1/couriers/:id/profile', {
    group: 'Desk',
    summary: 'Change how a courier works',
    params: courierParams,
    body: courierProfileRequest,
    answer: courierProfile,
    errors: ['not_found', 'invalid_input'],
  }),
}
