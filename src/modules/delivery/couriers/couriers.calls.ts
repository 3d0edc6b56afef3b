import { call } from '#platform/calls/call.ts'
import { courierParams, courierProfile, courierProfileRequest } from './couriers.contract.ts'

export const couriersCalls = {
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
