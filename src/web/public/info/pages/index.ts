import type { InfoPageData, PageId } from '../page-data.ts'
import { about } from './about.ts'
import { comparison } from './comparison.ts'
import { covered } from './covered.ts'
import { faq } from './faq.ts'
import { howToWeigh } from './how-to-weigh.ts'
import { security } from './security.ts'

/** Pages of information, by their id in `pages.ts`. Only the server reads them. */
export const infoPages: Readonly<Record<PageId, InfoPageData | undefined>> = {
  about,
  comparison,
  covered,
  faq,
  howToWeigh,
  security,
}
