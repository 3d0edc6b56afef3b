import about from './about.ts'
import business from './business.ts'
import courierService from './courierService.ts'
import howToWeigh from './howToWeigh.ts'
import ourServices from './ourServices.ts'
import parts from './parts.ts'
import security from './security.ts'

/** Texts of the pages of information, by the page's id; `parts` belongs to all of them. */
export default { about, business, courierService, howToWeigh, ourServices, parts, security } as const
