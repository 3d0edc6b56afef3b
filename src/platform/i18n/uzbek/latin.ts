/*
 * How the alphabet law spells Uzbek Cyrillic in Latin. This way round almost nothing is lost, so the words that the other
 * way cannot guess are kept in Cyrillic and their Latin spelling is made here.
 */

const vowels = 'аеёиоуэюяў'

const plain: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ч: 'ch', ш: 'sh' },
  ...{ щ: 'sh', ы: 'i', э: 'e', ю: 'yu', я: 'ya', ў: 'oʻ', қ: 'q', ғ: 'gʻ', ҳ: 'h', ь: '' },
}

/** A word in lower case. */
export function uzbekLatin(cyrillic: string): string {
  let latin = ''
  for (let at = 0; at < cyrillic.length; at++) {
    latin += letterAt(cyrillic.charAt(at), cyrillic.charAt(at - 1), cyrillic.charAt(at + 1))
  }
  return latin
}

function letterAt(letter: string, before: string, after: string): string {
  const opens = before === '' || vowels.includes(before) || before === 'ь' || before === 'ъ'
  if (letter === 'е') return opens ? 'ye' : 'e'
  if (letter === 'о' && before === 'ь') return 'yo'
  // бульон is bulyon; in район and майор the sign й already stands for the y.
  if (letter === 'ц') return before !== '' && vowels.includes(before) ? 'ts' : 's'
  if (letter === 'ъ') return 'еёюя'.includes(after || ' ') || before === 'ў' ? '' : 'ʼ'
  if (letter === 'ҳ' && before === 'с') return 'ʼh'
  return plain[letter] ?? letter
}

/** Both spellings that are in use: the law writes sement and aksiya, many people tsement and aktsiya. */
export function latinSpellings(cyrillic: string): string[] {
  const lawful = uzbekLatin(cyrillic)
  const habitual = uzbekLatin(cyrillic.replaceAll('ц', 'тс'))
  return lawful === habitual ? [lawful] : [lawful, habitual]
}
