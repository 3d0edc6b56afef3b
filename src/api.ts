import { assert } from '#kernel/assert.ts'
import {
  demoSignInRoutes,
  isAction,
  profileRoutes,
  type SignInSettings,
  signInRoutes,
  staffRoutes,
} from '#modules/accounts/index.ts'
import { contentRoutes } from '#modules/content/index.ts'
import { type GeoSettings, geoRoutes } from '#modules/geo/index.ts'
import { ledgerRoutes } from '#modules/ledger/index.ts'
import { inboxRoutes, notificationRoutes } from '#modules/notifications/index.ts'
import { orderRoutes, orderVerbRoutes } from '#modules/orders/index.ts'
import { paymentRoutes } from '#modules/payments/index.ts'
import { pointsRoutes } from '#modules/points/index.ts'
import { pricingRoutes, tariffDeskRoutes } from '#modules/pricing/index.ts'
import type { Route } from '#platform/http/route.ts'
import type { StreamRoute } from '#platform/live/stream-route.ts'
import type { ErrorCode } from './errors.ts'

export type ApiSettings = SignInSettings & {
  geo: GeoSettings
  /** Whether messages stay on this machine, where a page shows them. */
  localInbox: boolean
}

/** Every call of the product. A route that names an unknown error code does not compile here. */
export function apiRoutes(settings: ApiSettings): readonly Route<ErrorCode>[] {
  return [
    ...contentRoutes,
    ...signInRoutes(settings),
    ...profileRoutes,
    ...geoRoutes(settings.geo),
    ...pointsRoutes,
    ...pricingRoutes,
    ...orderRoutes,
    ...orderVerbRoutes,
    ...paymentRoutes,
    ...ledgerRoutes,
    ...notificationRoutes,
    ...staffRoutes,
    ...tariffDeskRoutes,
    ...(settings.localInbox ? [...demoSignInRoutes, ...inboxRoutes] : []),
  ]
}

/** Every stream of events. The first comes with live tracking. */
export const apiStreams: readonly StreamRoute<ErrorCode>[] = []

/** The server refuses to start with a route that the policy table does not know. */
export function assertRightsCover(routes: readonly { path: string; action: string }[]): void {
  for (const { path, action } of routes) {
    assert(isAction(action), `${path} names the action "${action}", which has no row in the policy table`)
  }
}
