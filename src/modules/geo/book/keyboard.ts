/* The keys of both layouts, in the same order: what is typed with the wrong one can be read with the other. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const toCyrillic = keyMap(latinKeys, cyrillicKeys)
const toLatin = keyMap(cyrillicKeys, latinKeys)
/** With the shift key. */
for (const [sign, letter] of Object.entries({
  '{': 'х',
  '}': 'ъ',
  ':': 'ж',
  '"': 'э',
  '<': 'б',
  '>': 'ю',
  '~': 'ё',
}))
  toCyrillic.set(sign, letter)

function keyMap(from: string, to: string): Map<string, string> {
  return new Map([...from].map((key, at) => [key, to[at] ?? key]))
}

/** The text as the same keys give it in the other layout; undefined where it has letters of both, or none. */
export function inOtherLayout(text: string): string | undefined {
  const lower = text.toLowerCase()
  const hasLatin = /[a-z]/.test(lower)
  const hasCyrillic = /[а-яё]/.test(lower)
  if (hasLatin === hasCyrillic) return undefined
  const keys = hasLatin ? toCyrillic : toLatin
  return [...lower].map((key) => keys.get(key) ?? key).join('')
}
