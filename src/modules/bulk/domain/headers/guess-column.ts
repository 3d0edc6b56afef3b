import type { ColumnField } from '../fields.ts'
import { type Content, fieldByContent } from './content.ts'
import { type Header, headerText } from './header-rows.ts'
import type { Side } from './header-words.ts'
import { type ReadHeader, readUnder } from './read-header.ts'

export type Guess = Readonly<{ field: ColumnField | null; certainty: number }>

/** The header says, the content agrees or does not. */
export function guessColumn(header: Header, content: Content, sideBefore?: Side): Guess {
  const read = readUnder(header.group, header.name, sideBefore)
  if (!read || read.certainty < fewest) return fieldByContent(content)
  const guess = otherwise(read, content) ?? { field: read.field, certainty: weighed(read, content) }
  // Whoever writes "Нал ?" has not been sure either.
  return headerText(header).includes('?') ? { ...guess, certainty: guess.certainty * 0.7 } : guess
}

/** Below this a header says less than what stands under it. */
const fewest = 0.5
const most = 0.6
const agreed = 0.97

/** Words that stand for two things; what is under them tells which. */
function otherwise({ told, field, certainty }: ReadHeader, content: Content): Guess | undefined {
  const { filled, phones, numbers, middle, addresses, districts, counts, codes } = content
  if (filled === 0) return undefined
  const isCode = numbers >= most || codes >= most
  switch (told) {
    case 'phone':
      if (phones < 0.3 && counts) return { field: null, certainty: 0.7 }
      return phones < 0.3 && isCode ? { field: 'external_id', certainty: 0.5 } : undefined
    case 'external_id':
      if (phones >= most) return { field: 'receiver_phone', certainty: 0.6 }
      return isCode || certainty >= 1 ? undefined : wordsInstead(content)
    case 'description':
      return isCode && certainty < 1 ? { field: 'external_id', certainty: 0.7 } : undefined
    case 'city':
      return addresses >= most && field === 'to_city' ? { field: 'to_address', certainty: 0.8 } : undefined
    case 'address':
      return districts >= most && field === 'to_address' ? { field: 'to_city', certainty: 0.8 } : undefined
    case 'delivery_option':
      // What the carriage costs is ours to say.
      return isCode && middle >= 1_000 ? { field: null, certainty: 0.7 } : undefined
    default:
      return undefined
  }
}

/** "Buyurtma" above texts is what was ordered; above codes with letters in them, its number. */
const wordsInstead = ({ names, filled }: Content): Guess | undefined =>
  filled > 0 && names >= most ? { field: 'description', certainty: 0.5 } : undefined

function weighed({ told, certainty: said }: ReadHeader, content: Content): number {
  // A price gives way to a sum to collect.
  const certainty = told === 'price' ? said * 0.85 : said
  const share = shareOf(told, content)
  if (content.filled === 0 || share === undefined) return certainty
  if (share >= most) return Math.max(certainty, Math.min(agreed, certainty + 0.2))
  return share < 0.2 ? certainty * 0.6 : certainty
}

/** How much of a column looks like what its header says; undefined where looks tell nothing. */
function shareOf(told: ReadHeader['told'], content: Content): number | undefined {
  switch (told) {
    case 'phone':
      return content.phones
    case 'weight':
    case 'length':
    case 'width':
    case 'height':
    case 'product_fee':
    case 'parcel_value':
      // Nobody writes a nought everywhere: many are empty, some have words beside the number.
      return content.numbers
    case 'region':
    case 'city':
      return content.regions + content.districts
    case 'sides':
      return content.sides
    default:
      return undefined
  }
}
