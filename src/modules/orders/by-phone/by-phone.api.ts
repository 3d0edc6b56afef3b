import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { type Scene, sceneOf } from '../life/scene.service.ts'
import {
  type Chosen,
  changeAddress,
  chooseDay,
  chooseHandOver,
  choosePoint,
  chooseVerb,
  sendDelegate,
  type Way,
} from '../receiver/receiver-choice.service.ts'
import { byPhoneCalls } from './by-phone.calls.ts'
import type { Shown } from './by-phone.contract.ts'
import { answered, byPhone, type CallerCode, openForCaller, sendCodeToReceiver } from './by-phone.service.ts'

const action = 'order.speak-for'

/** One choice for a caller: the choice itself is the receiver's page's. */
async function chosenFor(
  context: RequestContext,
  id: string,
  shown: Shown,
  choose: (scene: Scene, way: Way<CallerCode>) => Chosen<CallerCode>,
) {
  const scene = await sceneOf(context)
  return answered(scene, id, choose(scene, byPhone(scene, id, shown)))
}

export const byPhoneRoutes = [
  route(byPhoneCalls.openForCaller, action, async ({ params, body }, context) =>
    openForCaller(await sceneOf(context), params.id, body),
  ),
  route(byPhoneCalls.sendCallerCode, action, async ({ params, body }, context) =>
    sendCodeToReceiver(await sceneOf(context), params.id, body),
  ),
  route(byPhoneCalls.changeAddress, action, ({ params, body }, context) =>
    chosenFor(context, params.id, body, (scene, way) => changeAddress(scene, way, body)),
  ),
  route(byPhoneCalls.chooseDay, action, ({ params, body }, context) =>
    chosenFor(context, params.id, body, (scene, way) => chooseDay(scene, way, body)),
  ),
  route(byPhoneCalls.choosePoint, action, ({ params, body }, context) =>
    chosenFor(context, params.id, body, (scene, way) => choosePoint(scene, way, body)),
  ),
  route(byPhoneCalls.chooseHandOver, action, ({ params, body }, context) =>
    chosenFor(context, params.id, body, (scene, way) => chooseHandOver(scene, way, body)),
  ),
  route(byPhoneCalls.sendDelegate, action, ({ params, body }, context) =>
    chosenFor(context, params.id, body, (scene, way) => sendDelegate(scene, way, body)),
  ),
  route(byPhoneCalls.revokeDelegate, action, ({ params, body }, context) =>
    chosenFor(context, params.id, body, (scene, way) => chooseVerb(scene, way, 'revoke_delegate', body)),
  ),
  route(byPhoneCalls.extendStorage, action, ({ params, body }, context) =>
    chosenFor(context, params.id, body, (scene, way) => chooseVerb(scene, way, 'extend_storage', body)),
  ),
  route(byPhoneCalls.refuse, action, ({ params, body }, context) =>
    chosenFor(context, params.id, body, (scene, way) => chooseVerb(scene, way, 'refuse', body)),
  ),
  route(byPhoneCalls.newCode, action, ({ params, body }, context) =>
    chosenFor(context, params.id, body, (scene, way) => chooseVerb(scene, way, 'renew_code', body)),
  ),
] satisfies Route[]
