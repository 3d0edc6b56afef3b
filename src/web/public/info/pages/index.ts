import type { InfoPageData, PageId } from '../page-data.ts'
import { about } from './about.ts'
import { app } from './app.ts'
import { becomeAgent } from './become-agent.ts'
import { business } from './business.ts'
import { comparison } from './comparison.ts'
import { contact } from './contact.ts'
import { courierService } from './courier-service.ts'
import { covered } from './covered.ts'
import { driverApp, driverAppDownload } from './driver-app.ts'
import { faq } from './faq.ts'
import { freeParcel, freeParcelSignUp } from './free-parcel.ts'
import { howToWeigh } from './how-to-weigh.ts'
import { integrations } from './integrations.ts'
import { notCompensated } from './not-compensated.ts'
import { offer } from './offer.ts'
import { ourServices } from './our-services.ts'
import { partnerProgram } from './partner-program.ts'
import { press } from './press.ts'
import { privacy } from './privacy.ts'
import { prohibitedItems } from './prohibited-items.ts'
import { security } from './security.ts'
import { sendFree, sendFreeSignUp } from './send-free.ts'
import { whatCanYouSend } from './what-can-you-send.ts'

/** Pages of information, by their id in `pages.ts`. Only the server reads them. */
export const infoPages: Readonly<Record<PageId, InfoPageData | undefined>> = {
  about,
  app,
  becomeAgent,
  business,
  comparison,
  contact,
  courierService,
  covered,
  freeParcel,
  freeParcelSignUp,
  sendFree,
  sendFreeSignUp,
  driverApp,
  driverAppDownload,
  faq,
  howToWeigh,
  integrations,
  notCompensated,
  offer,
  ourServices,
  partnerProgram,
  press,
  privacy,
  prohibitedItems,
  security,
  whatCanYouSend,
}
