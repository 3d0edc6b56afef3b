import { type Route, route } from '#platform/http/route.ts'
import { reweighCalls } from './reweigh.calls.ts'
import { answerReweigh, readReweigh, readReweighPhoto } from './reweigh-page.service.ts'

const action = 'reweigh.answer'

export const reweighRoutes = [
  route(reweighCalls.readReweigh, action, ({ params }, context) => readReweigh(context, params.key)),
  route(reweighCalls.readReweighPhoto, action, ({ params }, context) =>
    readReweighPhoto(context, params.key, params.file),
  ),
  route(reweighCalls.agreeToPrice, action, ({ params }, context) =>
    answerReweigh(context, params.key, 'agree_price'),
  ),
  route(reweighCalls.declinePrice, action, ({ params }, context) =>
    answerReweigh(context, params.key, 'decline_price'),
  ),
] satisfies Route[]
