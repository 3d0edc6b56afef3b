import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { MessageGateway } from '../../domain/gateway.ts'
import type { MessageSettings } from '../../settings.ts'
import { callbackPath } from '../report-secret.ts'
import { usualPatience } from './call.ts'
import { eskizGateway } from './eskiz.ts'
import { localGateway } from './local.ts'
import { telegramGateway } from './telegram-gateway.ts'

export type GatewayDeps = {
  db: Db
  secrets: Secrets
  clock: Clock
  /** The address at which gateways reach our API. */
  apiUrl: string
}

type Make = (
  settings: MessageSettings,
  deps: GatewayDeps,
  patience: typeof usualPatience,
) => MessageGateway | undefined

/** Every gateway there is; undefined when it is not configured. */
const registry = {
  eskiz: ({ eskiz }, { clock, secrets, apiUrl }, patience) =>
    eskiz &&
    eskizGateway(eskiz, { clock, callbackUrlOf: (id) => apiUrl + callbackPath(secrets, id) }, patience),
  telegram: ({ telegram }, _, patience) => telegram && telegramGateway(telegram, patience),
  local: (_, deps) => localGateway(deps),
} satisfies Record<MessageSettings['order'][number], Make>

/** The gateways in the order in which they are tried. */
export function createGateways(
  settings: MessageSettings,
  deps: GatewayDeps,
  patience = usualPatience,
): MessageGateway[] {
  return settings.order.flatMap((name) => registry[name](settings, deps, patience) ?? [])
}
