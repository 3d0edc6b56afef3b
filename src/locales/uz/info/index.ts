import about from './about.ts'
import app from './app.ts'
import driverApp from './driverApp.ts'
import driverAppDownload from './driverAppDownload.ts'
import howToWeigh from './howToWeigh.ts'
import integration from './integration.ts'
import integrations from './integrations.ts'
import partnerProgram from './partnerProgram.ts'
import parts from './parts.ts'
import security from './security.ts'

/** Texts of the pages of information, by the page's id; `parts` belongs to all of them. */
export default {
  about,
  app,
  driverApp,
  driverAppDownload,
  howToWeigh,
  integration,
  integrations,
  partnerProgram,
  parts,
  security,
} as const
