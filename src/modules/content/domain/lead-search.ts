import { foldWord, wordsOf } from './can-send/letters.ts'

type Named = Readonly<{ name: string; lastName?: string | undefined; company?: string | undefined }>

/** Every script and spelling of a name comes to the same letters: Дилноза is found by Dilnoza. */
export const nameKeyOf = ({ name, lastName = '', company = '' }: Named) =>
  wordsOf(`${name} ${lastName} ${company}`).map(foldWord).join(' ')

/** What is typed into the search: digits of a phone, in any usual writing, or words of a name. */
export function soughtBy(q: string): { words: string[]; digits: string | undefined } {
  const isNumber = /^[\d\s()+.-]+$/.test(q)
  if (!isNumber) return { words: wordsOf(q).map(foldWord), digits: undefined }
  const digits = q.replace(/\D/g, '')
  return { words: [], digits: digits.length > 9 && digits.startsWith('998') ? digits.slice(3) : digits }
}
