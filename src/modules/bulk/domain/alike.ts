import { stemOf, unitSaid } from './address/area-words.ts'
import type { Field } from './fields.ts'
import { foldText, foldWords } from './fold-text.ts'

const areaFields: readonly Field[] = ['to_region', 'to_city', 'from_region', 'from_city']
const phoneFields: readonly Field[] = ['receiver_phone', 'receiver_phone_2', 'sender_phone']

/** Equal for cells of a column that say the same in any spelling: what is put right together. */
export function alikeKey(field: Field, text: string): string {
  if (areaFields.includes(field)) return areaKey(text)
  if (phoneFields.includes(field)) return text.replace(/\D/g, '') || foldText(text)
  return foldText(text)
}

/** A city and the district around it share a name, and the word for the kind tells them apart wherever it stands. */
function areaKey(text: string): string {
  const words = foldWords(text)
  const names = words.filter((word) => unitSaid(word) === undefined).map(stemOf)
  const units = words.flatMap((word) => unitSaid(word) ?? [])
  return [...(names.length > 0 ? names : words), ...units.sort()].join(' ')
}
