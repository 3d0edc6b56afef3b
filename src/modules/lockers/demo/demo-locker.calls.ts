import { call } from '#platform/calls/call.ts'
import { demoCourierCode, demoLocker, demoParcelRequest } from './demo-locker.contract.ts'

const group = 'Demo'

export const demoLockerCalls = {
  readDemoLocker: call('GET', '/api/dev/v1/locker', {
    group,
    summary: 'The locker of the demo: its key, and the codes that can be tried',
    answer: demoLocker,
    errors: ['not_found'],
  }),
  makeDemoParcel: call('POST', '/api/dev/v1/locker/parcels', {
    group,
    summary: 'One more parcel to play with',
    body: demoParcelRequest,
    answer: demoLocker,
    errors: ['not_found', 'locker_full', 'rate_limited'],
  }),
  askDemoCourier: call('POST', '/api/dev/v1/locker/courier-code', {
    group,
    summary: 'What the courier of the demo would type',
    answer: demoCourierCode,
    rememberMinutes: 0,
    errors: ['not_found'],
  }),
}
