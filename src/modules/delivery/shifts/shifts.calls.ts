import { call } from '#platform/calls/call.ts'
import { shiftAnswer, shiftEnd, shiftEnded, shiftStart } from './shifts.contract.ts'

export const shiftCalls = {
  startShift: call('POST', '/api/delivery/v1/shifts/start', {
    group: 'Couriers',
    summary: 'Begin the day',
    description:
      'Registers the phone and gives it twenty numbers of call cards. A shift that runs on this phone already answers the same.',
    body: shiftStart,
    answer: shiftAnswer,
    status: 201,
    errors: ['shift_running', 'device_ended'],
  }),
  endShift: call('POST', '/api/delivery/v1/shifts/end', {
    group: 'Couriers',
    summary: 'End the day: cash counted, parcels handed in',
    body: shiftEnd,
    answer: shiftEnded,
    errors: ['no_shift', 'device_ended', 'invalid_input'],
  }),
}
