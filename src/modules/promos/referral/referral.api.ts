import { type Route, route } from '#platform/http/route.ts'
import { referralCalls } from './referral.calls.ts'
import { allowReferral, listReferrals, type ReferralDoors, refuseReferral } from './referral-desk.service.ts'
import { readReferral } from './referral-view.service.ts'

export const referralRoutes = (settings: { publicUrl: string }, doors: ReferralDoors) =>
  [
    route(referralCalls.readReferral, 'referral.read', (_, context) => readReferral(context, settings)),
    route(referralCalls.listReferrals, 'referral.review', ({ query }, context) =>
      listReferrals(context, doors, query),
    ),
    route(referralCalls.allowReferral, 'referral.decide', ({ params, body }, context) =>
      allowReferral(context, doors, Number(params.id), body.note),
    ),
    route(referralCalls.refuseReferral, 'referral.decide', ({ params, body }, context) =>
      refuseReferral(context, doors, Number(params.id), body.note),
    ),
  ] satisfies Route[]
