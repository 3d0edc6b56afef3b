import { type Route, route } from '#platform/http/route.ts'
import { signedIn } from '../sign-in/session.service.ts'
import { offerCalls } from './offer.calls.ts'
import { acceptOffer } from './offer.service.ts'

export const offerRoutes = [
  route(offerCalls.acceptOffer, 'offer.accept', ({ body }, context) =>
    acceptOffer(context, signedIn(context.caller).person, body.version, context),
  ),
] satisfies Route[]
