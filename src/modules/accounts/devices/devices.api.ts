import { ok } from '#kernel/result.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { devicesCalls } from './devices.calls.ts'
import { endCourierDevice, listCourierDevices } from './devices.service.ts'
import { signInOnPhone } from './phone-sign-in.service.ts'

const originOf = ({ address, network, userAgent, device, now }: RequestContext) => ({
  address,
  network,
  userAgent,
  device,
  now,
})

export function deviceRoutes({ publicUrl }: { publicUrl: string }) {
  return [
    route(devicesCalls.signInOnPhone, 'session.open', async ({ body }, context) => {
      const entered = await signInOnPhone(context, body, originOf(context), publicUrl)
      if (!entered.ok) return entered
      context.keepDevice(entered.value.browser)
      return ok(entered.value.answer)
    }),
    route(devicesCalls.listCourierDevices, 'courier-device.read', ({ params }, { db, now }) =>
      listCourierDevices({ db }, params.id, now),
    ),
    route(devicesCalls.endCourierDevice, 'courier-device.end', ({ params }, context) =>
      endCourierDevice(context, params, context),
    ),
  ] satisfies Route[]
}
