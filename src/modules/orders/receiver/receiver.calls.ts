import { call, type Shape } from '#platform/calls/call.ts'
import { errorsOf } from '../domain/act-codes.ts'
import type { Verb } from '../domain/words.ts'
import { choiceBodies, linkParams, receiverPage } from './receiver.contract.ts'

const shared = { group: 'Receiver', params: linkParams, answer: receiverPage } as const

/** A choice answers with the page as it is afterwards, and can fail like its verb. */
function choice<Body extends Shape>(
  at: string,
  verb: Verb,
  body: Body,
  said: { summary: string; description?: string },
) {
  return call('POST', `/api/orders/v1/receiver/:link/${at}`, {
    ...shared,
    ...said,
    body,
    // An answer may hold the code of whom the receiver sends, so it is kept for no key: `event_id` makes a choice one.
    rememberMinutes: 0,
    errors: [
      ...errorsOf(verb),
      'pin_outside_district',
      'receiver_link_required',
      'region_fixed',
      'time_interval_fixed',
      'rate_limited',
    ],
  })
}

export const receiverCalls = {
  readReceiverPage: call('GET', '/api/orders/v1/receiver/:link', {
    ...shared,
    summary: 'A parcel as its receiver sees it, and what can be chosen',
    description:
      'Opened by the link in our messages, or for an hour by the slip of a failed attempt. Every choice says until when it is open and what it costs, or why it is closed.',
    errors: ['not_found', 'rate_limited'],
  }),
  changeAddress: choice('address', 'change_address', choiceBodies.address, {
    summary: 'Another door in the same city',
  }),
  chooseDay: choice('day', 'redeliver', choiceBodies.day, {
    summary: 'Another day after a failed attempt',
    description: 'One of `days`; the hours stay as they were agreed.',
  }),
  choosePoint: choice('point', 'redirect', choiceBodies.point, {
    summary: 'To a point or locker instead of the door',
    description: 'In the same region, and only where it fits; lockers only without money to collect.',
  }),
  chooseHandOver: choice('hand-over', 'choose_hand_over', choiceBodies.handOver, {
    summary: 'To a neighbour, to a safe place, or into the receiver’s own hands',
    description: 'Never with money to collect.',
  }),
  sendDelegate: choice('delegate', 'delegate', choiceBodies.delegate, {
    summary: 'Send somebody with a code of their own',
    description: 'The code works once, in place of the receiver’s. Whoever is named later takes the place.',
  }),
  revokeDelegate: choice('delegate/revoke', 'revoke_delegate', choiceBodies.plain, {
    summary: 'Take the code of somebody else back',
  }),
  extendStorage: choice('storage', 'extend_storage', choiceBodies.plain, {
    summary: 'Keep it at the point for another seven days, once',
  }),
  renewCode: choice('code', 'renew_code', choiceBodies.plain, {
    summary: 'A new pickup code to the receiver’s phone',
    description: 'In place of one that is locked or lost, three a day. The old one is worth nothing then.',
  }),
  refuse: choice('refuse', 'refuse', choiceBodies.plain, {
    summary: 'Refuse the parcel: it goes back to the sender',
  }),
}
