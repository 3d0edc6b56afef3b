import about from './about.ts'
import howToWeigh from './howToWeigh.ts'
import parts from './parts.ts'
import security from './security.ts'

/** Texts of the pages of information, by the page's id; `parts` belongs to all of them. */
export default { about, howToWeigh, parts, security } as const
