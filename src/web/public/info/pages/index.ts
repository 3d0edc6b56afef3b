import type { InfoPageData, PageId } from '../page-data.ts'
import { about } from './about.ts'
import { business } from './business.ts'
import { courierService } from './courier-service.ts'
import { howToWeigh } from './how-to-weigh.ts'
import { ourServices } from './our-services.ts'
import { security } from './security.ts'

/** Pages of information, by their id in `pages.ts`. Only the server reads them. */
export const infoPages: Readonly<Record<PageId, InfoPageData | undefined>> = {
  about,
  business,
  courierService,
  howToWeigh,
  ourServices,
  security,
}
