import { type RequestContext, type Route, route } from '#platform/http/route.ts'
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
} from './accounts.contract.ts'
import { codeLifeMinutes, sendCode } from './code.service.ts'
import { listDevices, listSignIns } from './profile.service.ts'
import { endDevice, endDevices, signedIn, signOut } from './session.service.ts'
import { signIn, signUp } from './sign-in.service.ts'

export type SignInSettings = {
  /** How many codes may leave in an hour, all phones together. */
  codesPerHour: number
}

const originOf = ({ address, network, userAgent, now }: RequestContext) => ({
  address,
  network,
  userAgent,
  now,
})

const sendCodeRoute = ({ codesPerHour }: SignInSettings) =>
  route({
    method: 'POST',
    path: '/api/accounts/v1/send-code',
    action: 'code.send',
    group: 'Sign-in',
    summary: 'Send a code by SMS',
    description:
      'One code serves sign-in and sign-up. The answer is the same whether or not the number is known.',
    body: sendCodeRequest,
    answer: sendCodeAnswer,
    errors: ['code_wait', 'too_many_codes'],
    handle: ({ body }, context) =>
      sendCode(context, {
        phone: body.phone,
        locale: context.locale,
        ceiling: codesPerHour,
        origin: originOf(context),
      }),
  })

const sessionRoutes = [
  route({
    method: 'POST',
    path: '/api/accounts/v1/login',
    action: 'session.open',
    group: 'Sign-in',
    summary: 'Sign in with the code',
    description:
      'Staff also give the digits of their authenticator. A number without an account may sign up with the same code.',
    body: loginRequest,
    answer: sessionAnswer,
    // A token is kept, sealed, for a repeated call as long as the code itself lives.
    rememberMinutes: codeLifeMinutes,
    errors: [
      'wrong_code',
      'code_expired',
      'too_many_guesses',
      'not_registered',
      'account_suspended',
      'second_step_required',
      'second_step_wrong',
    ],
    handle: ({ body }, context) => signIn(context, body, originOf(context)),
  }),
  route({
    method: 'POST',
    path: '/api/accounts/v1/sign-up',
    action: 'session.open',
    group: 'Sign-in',
    summary: 'Open an account with the code',
    description: 'A number that has an account may sign in with the same code.',
    body: signUpRequest,
    answer: sessionAnswer,
    // A token is kept, sealed, for a repeated call as long as the code itself lives.
    rememberMinutes: codeLifeMinutes,
    status: 201,
    errors: ['wrong_code', 'code_expired', 'too_many_guesses', 'already_registered'],
    handle: ({ body }, context) => signUp(context, body, context.locale, originOf(context)),
  }),
  route({
    method: 'POST',
    path: '/api/accounts/v1/logout',
    action: 'session.end',
    group: 'Sign-in',
    summary: 'End this session',
    body: logoutRequest,
    answer: done,
    errors: [],
    handle: ({ body }, context) =>
      signOut(context, signedIn(context.caller), body.access_token, originOf(context)),
  }),
  route({
    method: 'GET',
    path: '/api/accounts/v1/sessions',
    action: 'device.read',
    group: 'Sign-in',
    summary: 'Where the person is signed in',
    answer: deviceList,
    errors: [],
    handle: (_, { db, caller, now }) => listDevices({ db }, signedIn(caller), now),
  }),
  route({
    method: 'DELETE',
    path: '/api/accounts/v1/sessions/:id',
    action: 'device.end',
    group: 'Sign-in',
    summary: 'End one session',
    params: idParams,
    answer: endedAnswer,
    errors: ['not_found'],
    handle: ({ params }, context) =>
      endDevice(context, signedIn(context.caller), params.id, originOf(context)),
  }),
  route({
    method: 'POST',
    path: '/api/accounts/v1/sessions/end-others',
    action: 'device.end',
    group: 'Sign-in',
    summary: 'End every session but this one',
    answer: endedAnswer,
    errors: [],
    handle: (_, context) => endDevices(context, signedIn(context.caller), 'others', originOf(context)),
  }),
  route({
    method: 'POST',
    path: '/api/accounts/v1/sessions/end-all',
    action: 'device.end',
    group: 'Sign-in',
    summary: 'End every session, this one too',
    answer: endedAnswer,
    errors: [],
    handle: (_, context) => endDevices(context, signedIn(context.caller), 'all', originOf(context)),
  }),
  route({
    method: 'GET',
    path: '/api/accounts/v1/sign-in-history',
    action: 'device.read',
    group: 'Sign-in',
    summary: 'Codes, sign-ins and failed attempts around the own number',
    query: cursorQuery,
    answer: signInHistory,
    errors: [],
    handle: ({ query }, { db, caller }) => listSignIns({ db }, signedIn(caller).person, query.cursor),
  }),
] satisfies Route[]

export const signInRoutes = (settings: SignInSettings) =>
  [sendCodeRoute(settings), ...sessionRoutes] satisfies Route[]
