import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { listDevices, listSignIns } from '../profile/profile.service.ts'
import { sendCode } from './code.service.ts'
import { endDevice, endDevices, signedIn, signOut } from './session.service.ts'
import { signInCalls } from './sign-in.calls.ts'
import { signIn, signUp } from './sign-in.service.ts'

export type SignInSettings = {
  /** How many codes may leave in an hour, all phones together. */
  codesPerHour: number
  /** The address people use: a passkey answers to no other. */
  publicUrl: string
}

const originOf = ({ address, network, userAgent, now }: RequestContext) => ({
  address,
  network,
  userAgent,
  now,
})

const sendCodeRoute = ({ codesPerHour }: SignInSettings) =>
  route(signInCalls.sendCode, 'code.send', ({ body }, context) =>
    sendCode(context, {
      phone: body.phone,
      locale: context.locale,
      ceiling: codesPerHour,
      origin: originOf(context),
    }),
  )

const signInRoute = ({ publicUrl }: SignInSettings) =>
  route(signInCalls.signIn, 'session.open', ({ body }, context) =>
    signIn(context, body, originOf(context), publicUrl),
  )

const sessionRoutes = [
  route(signInCalls.signUp, 'session.open', ({ body }, context) =>
    signUp(context, body, context.locale, originOf(context)),
  ),
  route(signInCalls.signOut, 'session.end', ({ body }, context) =>
    signOut(context, signedIn(context.caller), body.access_token, originOf(context)),
  ),
  route(signInCalls.listDevices, 'device.read', (_, { db, caller, now }) =>
    listDevices({ db }, signedIn(caller), now),
  ),
  route(signInCalls.endDevice, 'device.end', ({ params }, context) =>
    endDevice(context, signedIn(context.caller), params.id, originOf(context)),
  ),
  route(signInCalls.endOtherDevices, 'device.end', (_, context) =>
    endDevices(context, signedIn(context.caller), 'others', originOf(context)),
  ),
  route(signInCalls.endAllDevices, 'device.end', (_, context) =>
    endDevices(context, signedIn(context.caller), 'all', originOf(context)),
  ),
  route(signInCalls.listSignIns, 'device.read', ({ query }, { db, caller }) =>
    listSignIns({ db }, signedIn(caller).person, query.cursor),
  ),
] satisfies Route[]

export const signInRoutes = (settings: SignInSettings) =>
  [sendCodeRoute(settings), signInRoute(settings), ...sessionRoutes] satisfies Route[]
