import { call } from '#platform/calls/call.ts'
import {
  cursorQuery,
  deviceList,
  done,
  endedAnswer,
  idParams,
  loginRequest,
  logoutRequest,
  sendCodeAnswer,
  sendCodeRequest,
  sessionAnswer,
  signInHistory,
  signUpRequest,
} from '../accounts.contract.ts'
import { codeRules } from '../domain/sign-in-rules.ts'

/** A token is kept, sealed, for a repeated call as long as the code itself lives. */
const codeLifeMinutes = codeRules.lifeMs / 60_000

export const signInCalls = {
  sendCode: call('POST', '/api/accounts/v1/send-code', {
    group: 'Sign-in',
    summary: 'Send a code by SMS',
    description:
      'One code serves sign-in and sign-up. The answer is the same whether or not the number is known. While many codes are asked for, a program that the phone’s owner has not signed in with before (its cookie says so) is answered 428 with a `challenge` to solve.',
    body: sendCodeRequest,
    answer: sendCodeAnswer,
    errors: ['code_wait', 'too_many_codes', 'challenge_required'],
    // Told again only while that code still opens.
    rememberMinutes: codeLifeMinutes,
  }),
  signIn: call('POST', '/api/accounts/v1/login', {
    group: 'Sign-in',
    summary: 'Sign in with the code',
    description:
      'Staff also give the digits of their authenticator, or use a passkey. A number without an account may sign up with the same code.',
    body: loginRequest,
    answer: sessionAnswer,
    rememberMinutes: codeLifeMinutes,
    errors: [
      'wrong_code',
      'code_expired',
      'too_many_guesses',
      'not_registered',
      'account_suspended',
      'second_step_required',
      'second_step_wrong',
      'passkey_refused',
    ],
  }),
  signUp: call('POST', '/api/accounts/v1/sign-up', {
    group: 'Sign-in',
    summary: 'Open an account with the code',
    description:
      'A number that has an account may sign in with the same code. An account comes with a yes to the public offer (/offer).',
    body: signUpRequest,
    answer: sessionAnswer,
    rememberMinutes: codeLifeMinutes,
    status: 201,
    errors: ['invalid_input', 'wrong_code', 'code_expired', 'too_many_guesses', 'already_registered'],
  }),
  signOut: call('POST', '/api/accounts/v1/logout', {
    group: 'Sign-in',
    summary: 'End this session',
    body: logoutRequest,
    answer: done,
    errors: [],
  }),
  listDevices: call('GET', '/api/accounts/v1/sessions', {
    group: 'Sign-in',
    summary: 'Where the person is signed in',
    answer: deviceList,
    errors: [],
  }),
  endDevice: call('DELETE', '/api/accounts/v1/sessions/:id', {
    group: 'Sign-in',
    summary: 'End one session',
    params: idParams,
    answer: endedAnswer,
    errors: ['not_found'],
  }),
  endOtherDevices: call('POST', '/api/accounts/v1/sessions/end-others', {
    group: 'Sign-in',
    summary: 'End every session but this one',
    answer: endedAnswer,
    errors: [],
  }),
  endAllDevices: call('POST', '/api/accounts/v1/sessions/end-all', {
    group: 'Sign-in',
    summary: 'End every session, this one too',
    answer: endedAnswer,
    errors: [],
  }),
  listSignIns: call('GET', '/api/accounts/v1/sign-in-history', {
    group: 'Sign-in',
    summary: 'Codes, sign-ins and failed attempts around the own number',
    query: cursorQuery,
    answer: signInHistory,
    errors: [],
  }),
}
