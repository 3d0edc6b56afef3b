import { call } from '#platform/calls/call.ts'
import { codeRules } from '../domain/sign-in-rules.ts'
import {
  courierDevice,
  courierDeviceParams,
  courierDevices,
  courierParams,
  phoneSignedIn,
  phoneSignIn,
} from './devices.contract.ts'

export const devicesCalls = {
  signInOnPhone: call('POST', '/api/accounts/v1/devices/sign-in', {
    group: 'Couriers',
    summary: 'Sign in to the courier’s app on this phone',
    description:
      'The first time with the digits of the authenticator (or a passkey), which sets the phone up; from then on the code of the SMS and the key of the phone are enough.',
    body: phoneSignIn,
    answer: phoneSignedIn,
    rememberMinutes: codeRules.lifeMs / 60_000,
    errors: [
      'wrong_code',
      'code_expired',
      'too_many_guesses',
      'not_registered',
      'account_suspended',
      'not_a_courier',
      'second_step_required',
      'second_step_wrong',
      'passkey_refused',
      'device_key_wrong',
      'device_ended',
    ],
  }),
  listCourierDevices: call('GET', '/api/desk/v1/staff/:id/devices', {
    group: 'Desk',
    summary: 'The phones that a courier has set up',
    params: courierParams,
    answer: courierDevices,
    errors: ['not_found'],
  }),
  endCourierDevice: call('POST', '/api/desk/v1/staff/:id/devices/:device/end', {
    group: 'Desk',
    summary: 'A phone is lost: sign it out for good',
    description: 'Its sessions end, its key opens nothing, and the server’s half of its data key is erased.',
    params: courierDeviceParams,
    answer: courierDevice,
    errors: ['not_found'],
  }),
}
