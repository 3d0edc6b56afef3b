import { type Route, route } from '#platform/http/route.ts'
import { sceneOf } from '../life/scene.service.ts'
import { addClaimPhotos } from './claim.service.ts'
import { acceptClaim, type DeskToPayFrom, payOutClaim, rejectClaim } from './claim-desk.service.ts'
import { listClaims, readClaim, readClaimPhoto } from './claim-desk-read.service.ts'
import { decideFound } from './claim-found.service.ts'
import { claimsCalls } from './claims.calls.ts'

export const claimRoutes = (deskToPayFrom: DeskToPayFrom) =>
  [
    route(claimsCalls.addClaimPhotos, 'claim.open', async ({ params, body }, context) =>
      addClaimPhotos(await sceneOf(context), params.id, params.claim, body.images),
    ),
    route(claimsCalls.listClaims, 'claim.review', async ({ query }, context) =>
      listClaims(await sceneOf(context), query),
    ),
    route(claimsCalls.readClaim, 'claim.review', async ({ params }, context) =>
      readClaim(await sceneOf(context), params.id),
    ),
    route(claimsCalls.readClaimPhoto, 'claim.review', async ({ params }, context) =>
      readClaimPhoto(await sceneOf(context), params.id, params.file),
    ),
    route(claimsCalls.acceptClaim, 'claim.decide', async ({ params, body }, context) =>
      acceptClaim(await sceneOf(context), params.id, body),
    ),
    route(claimsCalls.payOutClaim, 'claim.pay-out', async ({ params, body: { amount, to, note } }, context) =>
      payOutClaim(await sceneOf(context), params.id, { amount, paidTo: to, note }, deskToPayFrom),
    ),
    route(claimsCalls.decideFound, 'claim.decide-found', async ({ params, body }, context) =>
      decideFound(await sceneOf(context), params.id, body),
    ),
    route(claimsCalls.rejectClaim, 'claim.decide', async ({ params, body }, context) =>
      rejectClaim(await sceneOf(context), params.id, body),
    ),
  ] satisfies Route[]
