import { type Route, route } from '#platform/http/route.ts'
import { sceneOf } from '../life/scene.service.ts'
import { orderVerbsCalls } from './order-verbs.calls.ts'
import type { Report } from './order-verbs.contract.ts'
import { perform, type ReweighSettings } from './verbs.service.ts'

type CalledVerb = keyof typeof orderVerbsCalls

/** Who may call for a verb; what it then may do is the lifecycle's. */
const rights: Record<CalledVerb, string> = {
  cancel: 'order.cancel',
  extend_storage: 'order.extend-storage',
  accept: 'order.carry',
  release: 'order.carry',
  pick_up: 'order.carry',
  fail_pickup: 'order.carry',
  deliver: 'order.carry',
  fail_delivery: 'order.carry',
  undo_delivery: 'order.carry',
  drop_off: 'order.counter',
  reweigh: 'order.measure',
  store: 'order.counter',
  load: 'order.load',
  hand_over: 'order.carry',
  reassign: 'order.manage',
  hand_out: 'order.counter',
  send_code: 'order.counter',
  refuse: 'order.counter',
  report_found: 'order.report-found',
  confirm: 'order.manage',
  redeliver: 'order.manage',
  requeue: 'order.manage',
  give_up_pickup: 'order.manage',
  complete: 'order.manage',
  expire: 'order.manage',
  return: 'order.manage',
  dispose: 'order.manage',
  write_off: 'order.manage',
  reinstate: 'order.manage',
  hand_back: 'order.manage',
}

export const orderVerbRoutes = ({ reweighWithoutYes }: ReweighSettings = {}) =>
  (Object.keys(rights) as CalledVerb[]).map((verb) =>
    route(orderVerbsCalls[verb], rights[verb], async ({ params, body }, context) => {
      const report: Report = body
      return perform(await sceneOf(context, report.scan), params.id, verb, report, reweighWithoutYes)
    }),
  ) satisfies Route[]
