import { type Route, route } from '#platform/http/route.ts'
import { signedIn } from '../sign-in/session.service.ts'
import { passkeyCalls } from './passkey.calls.ts'
import { addPasskey, askForPasskey, beginPasskey, listPasskeys, removePasskey } from './passkey.service.ts'

export function passkeyRoutes({ publicUrl }: { publicUrl: string }) {
  return [
    route(passkeyCalls.listPasskeys, 'passkey.read', (_, { db, caller }) =>
      listPasskeys({ db }, signedIn(caller).person),
    ),
    route(passkeyCalls.beginPasskey, 'passkey.edit', ({ body }, context) =>
      beginPasskey(context, signedIn(context.caller), body.totp, context, publicUrl),
    ),
    route(passkeyCalls.addPasskey, 'passkey.edit', ({ body }, context) =>
      addPasskey(context, signedIn(context.caller), body, context, publicUrl),
    ),
    route(passkeyCalls.removePasskey, 'passkey.edit', ({ params }, context) =>
      removePasskey(context, signedIn(context.caller).person, params.id, context),
    ),
    route(passkeyCalls.askForPasskey, 'session.open', ({ body }, context) =>
      askForPasskey(context, body, context, publicUrl),
    ),
  ] satisfies Route[]
}
