import type { InfoPageData, PageId } from '../page-data.ts'
import { about } from './about.ts'
import { app } from './app.ts'
import { driverApp, driverAppDownload } from './driver-app.ts'
import { howToWeigh } from './how-to-weigh.ts'
import { integrations } from './integrations.ts'
import { partnerProgram } from './partner-program.ts'
import { security } from './security.ts'

/** Pages of information, by their id in `pages.ts`. Only the server reads them. */
export const infoPages: Readonly<Record<PageId, InfoPageData | undefined>> = {
  about,
  app,
  driverApp,
  driverAppDownload,
  howToWeigh,
  integrations,
  partnerProgram,
  security,
}
