import about from './about.ts'
import howToWeigh from './howToWeigh.ts'
import notCompensated from './notCompensated.ts'
import parts from './parts.ts'
import prohibitedItems from './prohibitedItems.ts'
import security from './security.ts'
import whatCanYouSend from './whatCanYouSend.ts'

/** Texts of the pages of information, by the page's id; `parts` belongs to all of them. */
export default {
  about,
  howToWeigh,
  notCompensated,
  parts,
  prohibitedItems,
  security,
  whatCanYouSend,
} as const
