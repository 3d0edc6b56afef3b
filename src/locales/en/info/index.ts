import about from './about.ts'
import comparison from './comparison.ts'
import covered from './covered.ts'
import faq from './faq/index.ts'
import howToWeigh from './howToWeigh.ts'
import parts from './parts.ts'
import security from './security.ts'

/** Texts of the pages of information, by the page's id; `parts` belongs to all of them. */
export default { about, comparison, covered, faq, howToWeigh, parts, security } as const
