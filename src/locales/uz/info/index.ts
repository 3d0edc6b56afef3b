import about from './about.ts'
import app from './app.ts'
import becomeAgent from './becomeAgent.ts'
import business from './business.ts'
import comparison from './comparison.ts'
import contact from './contact.ts'
import courierService from './courierService.ts'
import covered from './covered.ts'
import driverApp from './driverApp.ts'
import driverAppDownload from './driverAppDownload.ts'
import faq from './faq/index.ts'
import freeParcel from './freeParcel.ts'
import freeParcelSignUp from './freeParcelSignUp.ts'
import howToWeigh from './howToWeigh.ts'
import integration from './integration.ts'
import integrations from './integrations.ts'
import notCompensated from './notCompensated.ts'
import offer from './offer.ts'
import ourServices from './ourServices.ts'
import partnerProgram from './partnerProgram.ts'
import parts from './parts.ts'
import press from './press.ts'
import privacy from './privacy.ts'
import prohibitedItems from './prohibitedItems.ts'
import security from './security.ts'
import sendFree from './sendFree.ts'
import sendFreeSignUp from './sendFreeSignUp.ts'
import whatCanYouSend from './whatCanYouSend.ts'

/** Texts of the pages of information, by the page's id; `parts` belongs to all of them. */
export default {
  about,
  app,
  becomeAgent,
  business,
  comparison,
  contact,
  courierService,
  covered,
  driverApp,
  driverAppDownload,
  faq,
  freeParcel,
  freeParcelSignUp,
  howToWeigh,
  integration,
  integrations,
  notCompensated,
  offer,
  ourServices,
  partnerProgram,
  parts,
  press,
  privacy,
  prohibitedItems,
  security,
  sendFree,
  sendFreeSignUp,
  whatCanYouSend,
} as const
