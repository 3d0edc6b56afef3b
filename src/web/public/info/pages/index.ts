import type { InfoPageData, PageId } from '../page-data.ts'
import { about } from './about.ts'
import { contact } from './contact.ts'
import { howToWeigh } from './how-to-weigh.ts'
import { notCompensated } from './not-compensated.ts'
import { offer } from './offer.ts'
import { press } from './press.ts'
import { privacy } from './privacy.ts'
import { prohibitedItems } from './prohibited-items.ts'
import { security } from './security.ts'
import { whatCanYouSend } from './what-can-you-send.ts'

/** Pages of information, by their id in `pages.ts`. Only the server reads them. */
export const infoPages: Readonly<Record<PageId, InfoPageData | undefined>> = {
  about,
  contact,
  howToWeigh,
  notCompensated,
  offer,
  press,
  privacy,
  prohibitedItems,
  security,
  whatCanYouSend,
}
