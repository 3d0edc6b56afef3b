import type { Result } from '#kernel/result.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { listDevices, listSignIns } from '../profile/profile.service.ts'
import { type DoorEvent, sendCode, sendFromReserve } from './code.service.ts'
import { endDevice, endDevices, signedIn, signOut } from './session.service.ts'
import { signInCalls } from './sign-in.calls.ts'
import { signIn, signUp } from './sign-in.service.ts'

export type SignInSettings = {
  /** How many codes may leave in an hour, all phones together. */
  codesPerHour: number
  /** The address people use: a passkey answers to no other. */
  publicUrl: string
  /** The work of the cheapest challenge: zero bits in each of its parts. */
  challengeBits: number
  /** For the figures. */
  onDoor?: ((event: DoorEvent) => void) | undefined
}

const originOf = ({ address, network, userAgent, device, now }: RequestContext) => ({
  address,
  network,
  userAgent,
  device,
  now,
})

const sendCodeRoute = ({ codesPerHour, challengeBits, onDoor }: SignInSettings) =>
  route(signInCalls.sendCode, 'code.send', async ({ body }, context) => {
    const request = { ...body, locale: context.locale, origin: originOf(context) }
    const rules = { ceiling: codesPerHour, bits: challengeBits, count: onDoor }
    const { answer, tryReserve } = await sendCode(context, request, rules)
    const { secrets } = context
    if (tryReserve) context.afterwards((db) => sendFromReserve({ db, secrets }, request, rules))
    return answer
  })

/** Whoever came in is known in this browser from now on, also after they have left. */
function remembering<T, F>(
  context: RequestContext,
  entered: Result<T & { device: string }, F>,
): Result<Omit<T, 'device'>, F> {
  if (!entered.ok) return entered
  const { device, ...answer } = entered.value
  context.keepDevice(device)
  return { ok: true, value: answer }
}

const signInRoute = ({ publicUrl }: SignInSettings) =>
  route(signInCalls.signIn, 'session.open', async ({ body }, context) =>
    remembering(context, await signIn(context, body, originOf(context), publicUrl)),
  )

const sessionRoutes = [
  route(signInCalls.signUp, 'session.open', async ({ body }, context) =>
    remembering(context, await signUp(context, body, context.locale, originOf(context))),
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
