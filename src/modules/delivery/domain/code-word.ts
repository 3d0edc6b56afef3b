import { tashkentOffsetMs } from '#kernel/tashkent.ts'

/** Plain words that are heard and written the same way everywhere in the country. */
const words = [
  'anor',
  'olma',
  'uzum',
  'behi',
  'tarvuz',
  'qovun',
  'gilos',
  'bodom',
  'pista',
  'xurmo',
  'limon',
  'malina',
  'sabzi',
  'piyoz',
  'kartoshka',
  'pomidor',
  'bodring',
  'karam',
  'loviya',
  'guruch',
  'non',
  'somsa',
  'palov',
  'manti',
  'chinor',
  'terak',
  'archa',
  'majnun',
  'lola',
  'rayhon',
  'nargis',
  'binafsha',
  'atirgul',
  'paxta',
  'bedana',
  'kaptar',
  'burgut',
  'lochin',
  'turna',
  'laylak',
  'qaldir',
  'bulbul',
  'kiyik',
  'arslon',
  'tulki',
  'ayiq',
  'quyon',
  'tuya',
  'daryo',
  'dengiz',
  'vodiy',
  'sahro',
  'adir',
  'soy',
  'buloq',
  'kamalak',
  'yulduz',
  'oltin',
  'kumush',
  'zumrad',
  'feruza',
  'marjon',
  'yoqut',
  'gavhar',
  'atlas',
  'adras',
  'ipak',
  'gilam',
  'sandiq',
  'piyola',
  'choynak',
  'likop',
  'tandir',
  'mezon',
  'minora',
  'darvoza',
  'ayvon',
  'karvon',
  'bozor',
  'saroy',
  'doira',
  'dutor',
  'rubob',
  'nay',
  'bahor',
  'yoz',
  'kuz',
  'qish',
  'tong',
  'shom',
  'osmon',
  'bulut',
  'yomgir',
  'qor',
  'shamol',
  'quyosh',
] as const

const NUMBERS = 900

/** How many words of the day there are: what somebody who guesses is up against. */
export const possibleWords = words.length * NUMBERS

/** A word and three digits, drawn from bytes that only we can make. */
export function codeWordFrom(bytes: Uint8Array): string {
  const at = (index: number) => bytes[index] ?? 0
  const word = words[(at(0) * 256 + at(1)) % words.length]
  return `${word} ${100 + ((at(2) * 65_536 + at(3) * 256 + at(4)) % NUMBERS)}`
}

const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ў: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ц: 's',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  э: 'e',
  ы: 'i',
  ю: 'yu',
  я: 'ya',
}

/** As it was heard: either alphabet, any case and spacing, and letters that sound alike are one. */
export function heard(text: string): string {
  return [...text.toLowerCase()]
    .map((sign) => latin[sign] ?? sign)
    .join('')
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('x', 'h')
    .replaceAll('q', 'k')
    .replaceAll('w', 'v')
}

const dayMs = 86_400_000

/** The day of Tashkent, `2026-11-18`, and when it ends. */
export function dayOf(now: Date): { day: string; ends: Date } {
  const local = now.getTime() + tashkentOffsetMs
  return {
    day: new Date(local).toISOString().slice(0, 10),
    ends: new Date((Math.floor(local / dayMs) + 1) * dayMs - tashkentOffsetMs),
  }
}
