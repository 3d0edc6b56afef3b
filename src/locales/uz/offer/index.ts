import v1 from './v1.ts'

/** Texts of the public offer, by version. A published one is never edited (docs/decisions/0043). */
export default { v1 } as const
