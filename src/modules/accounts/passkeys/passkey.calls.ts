import { call } from '#platform/calls/call.ts'
import {
  addingAnswer,
  addingRequest,
  addRequest,
  askAnswer,
  askRequest,
  passkeyList,
  passkeyParams,
  passkeyView,
  removed,
} from './passkey.contract.ts'

const group = 'Sign-in'

export const passkeyCalls = {
  listPasskeys: call('GET', '/api/accounts/v1/passkeys', {
    group,
    summary: 'The passkeys of a member of staff',
    answer: passkeyList,
    errors: [],
  }),
  beginPasskey: call('POST', '/api/accounts/v1/passkeys/begin', {
    group,
    summary: 'Ask the browser for a new passkey',
    description: 'For whoever shows the digits of their authenticator now: a session alone adds no passkey.',
    body: addingRequest,
    answer: addingAnswer,
    errors: ['second_step_wrong', 'too_many_guesses', 'too_many_passkeys'],
    // A question is asked once.
    rememberMinutes: 0,
  }),
  addPasskey: call('POST', '/api/accounts/v1/passkeys', {
    group,
    summary: 'Keep the passkey that the browser has made',
    body: addRequest,
    answer: passkeyView,
    status: 201,
    errors: ['passkey_refused', 'passkey_known', 'too_many_passkeys'],
  }),
  removePasskey: call('DELETE', '/api/accounts/v1/passkeys/:id', {
    group,
    summary: 'Remove a passkey',
    description: 'Not the last second step: without an authenticator one passkey stays.',
    params: passkeyParams,
    answer: removed,
    errors: ['not_found', 'last_second_step'],
  }),
  askForPasskey: call('POST', '/api/accounts/v1/passkeys/ask', {
    group,
    summary: 'What a passkey has to sign to sign in',
    description: 'With the code of the SMS. What the browser answers goes to the sign-in as `passkey`.',
    body: askRequest,
    answer: askAnswer,
    errors: ['wrong_code', 'code_expired', 'too_many_guesses'],
    rememberMinutes: 0,
  }),
}
