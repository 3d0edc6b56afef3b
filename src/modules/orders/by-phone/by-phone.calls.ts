import { call, type Shape } from '#platform/calls/call.ts'
import { errorsOf } from '../domain/act-codes.ts'
import type { Verb } from '../domain/words.ts'
import { orderParams } from '../orders.contract.ts'
import { callerBodies, callerPage } from './by-phone.contract.ts'

const shared = { group: 'Desk', params: orderParams, answer: callerPage, rememberMinutes: 0 } as const
const digitErrors = ['not_found', 'caller_digits_wrong', 'caller_digits_locked'] as const

/** A choice of the receiver's page, said to an operator: the same rules, the same log, with who wrote it down. */
function choice<Body extends Shape>(at: string, verb: Verb, body: Body, summary: string) {
  return call('POST', `/api/desk/v1/orders/:id/by-phone/${at}`, {
    ...shared,
    summary,
    body,
    errors: [
      ...errorsOf(verb),
      ...digitErrors,
      'caller_code_required',
      'caller_code_wrong',
      'caller_code_over',
      'pin_outside_district',
      'region_fixed',
      'time_interval_fixed',
    ],
  })
}

export const byPhoneCalls = {
  openForCaller: call('POST', '/api/desk/v1/orders/:id/by-phone', {
    ...shared,
    summary: 'The receiver is on the phone: what can be chosen for them',
    description: 'After the last five digits of their number; five wrong ones close it for an hour.',
    body: callerBodies.digits,
    errors: [...digitErrors],
  }),
  sendCallerCode: call('POST', '/api/desk/v1/orders/:id/by-phone/code', {
    ...shared,
    summary: 'Send a code to the receiver’s phone, for the caller to say',
    description:
      'For a point, a neighbour, a safe place, somebody else in their place or a refusal. Holds for ten minutes, for all that is said in one talk.',
    body: callerBodies.digits,
    errors: [...digitErrors, 'code_wait', 'caller_codes_used'],
  }),
  changeAddress: choice('address', 'change_address', callerBodies.address, 'Another door in the same city'),
  chooseDay: choice('day', 'redeliver', callerBodies.day, 'Another day'),
  choosePoint: choice('point', 'redirect', callerBodies.point, 'To a point or locker instead of the door'),
  chooseHandOver: choice(
    'hand-over',
    'choose_hand_over',
    callerBodies.handOver,
    'To a neighbour, to a safe place, or into their own hands',
  ),
  sendDelegate: choice(
    'delegate',
    'delegate',
    callerBodies.delegate,
    'Somebody else comes; the receiver gets their code by a link',
  ),
  revokeDelegate: choice(
    'delegate/revoke',
    'revoke_delegate',
    callerBodies.plain,
    'Nobody else comes after all',
  ),
  extendStorage: choice('storage', 'extend_storage', callerBodies.plain, 'Keep it for another seven days'),
  refuse: choice('refuse', 'refuse', callerBodies.plain, 'The receiver does not want it'),
  newCode: choice(
    'new-code',
    'renew_code',
    callerBodies.plain,
    'A new pickup code to the receiver’s phone, three a day',
  ),
}
