import type { InfoPageData, PageId } from '../page-data.ts'
import { about } from './about.ts'
import { contact } from './contact.ts'
import { howToWeigh } from './how-to-weigh.ts'
import { offer } from './offer.ts'
import { press } from './press.ts'
import { privacy } from './privacy.ts'
import { security } from './security.ts'

/** Pages of information, by their id in `pages.ts`. Only the server reads them. */
export const infoPages: Readonly<Record<PageId, InfoPageData | undefined>> = {
  about,
  contact,
  howToWeigh,
  offer,
  press,
  privacy,
  security,
}
