import { z } from 'zod'
import { readEnvironment } from '#platform/config/environment.ts'

const environment = z.object({
  ROUTER_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .optional()
    .transform((url) => url?.replace(/\/+$/, '') || undefined),
})

export type RouterSettings = {
  /** A service that speaks OSRM's language; without one, and whenever it fails, our own roads answer. */
  routerUrl: string | undefined
}

/** Reads which routing service may be asked. Throws a sentence for whoever starts us. */
export function readRouterSettings(env: Record<string, string | undefined>): RouterSettings {
  return { routerUrl: readEnvironment(environment, env).ROUTER_URL }
}
