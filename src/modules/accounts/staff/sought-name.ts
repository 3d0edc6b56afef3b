import { parsePhone } from '#kernel/phone.ts'
import { nameKey } from '../domain/name-key.ts'

/** What a typed text may be part of: a name as searches see it, or a phone. */
export const soughtName = (typed: string) => ({
  digits: parsePhone(typed) ?? (typed.replace(/\D/g, '') || undefined),
  nameKey: nameKey(typed.replace(/[\d+]/g, ' ')) || undefined,
})
