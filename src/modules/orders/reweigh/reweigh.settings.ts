import { z } from 'zod'
import { readEnvironment } from '#platform/config/environment.ts'
import { withoutYesWays } from '../domain/reweigh.ts'
import type { ReweighSettings } from '../verbs/verbs.service.ts'

const environment = z.object({ REWEIGH_WITHOUT_YES: z.enum(withoutYesWays).default('carry') })

/** Reads what becomes of a parcel whose sender has not agreed to its price. Throws a sentence for whoever starts us. */
export function readReweighSettings(env: Record<string, string | undefined>): ReweighSettings {
  return { reweighWithoutYes: readEnvironment(environment, env).REWEIGH_WITHOUT_YES }
}
