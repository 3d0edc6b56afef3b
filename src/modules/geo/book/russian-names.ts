/*
 * Names that the map has in Russian only and that have one Uzbek reading and no other: who reads Uzbek reads "183-maktab"
 * for "Школа №183" and "Chorsu bozori" for "Чорсу рынок". All other Russian names stay as they are.
 */

const tableOf = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [russian = '', uzbek = ''] = row.split('|')
        return russian.split(', ').map((name) => [name, uzbek] as const)
      }),
  )

const numbered = tableOf(`
школа, средняя школа, общеобразовательная школа|maktab
поликлиника, городская поликлиника|poliklinika
семейная поликлиника|oilaviy poliklinika
роддом, родильный дом|tugʻruqxona
детский сад, детсад|bogʻcha
`)

/** What stands before or behind рынок and базар. */
const bazaars = tableOf(`
чорсу|Chorsu bozori
куйлюк|Qoʻyliq bozori
сергели|Sirgʻali bozori
юнусабадский|Yunusobod bozori
фархадский|Farhod bozori
алайский|Oloy bozori
паркентский|Parkent bozori
мирабадский|Mirobod bozori
навруз|Navroʻz bozori
барака|Baraka bozori
янги, новый|Yangi bozor
эски|Eski bozor
дехкан, дехканский|Dehqon bozori
вещевой|Buyum bozori
центральный|Markaziy bozor
строительный|Qurilish bozori
скотный|Mol bozori
рыбный|Baliq bozori
книжный|Kitob bozori
продуктовый|Oziq-ovqat bozori
`)

const withNumber = /^(\D+?)\s*[№#]?\s*(\d+)$/u
const bazaar = /^(?:(\S+) (?:рынок|базар)|(?:рынок|базар) (\S+))$/iu

/** The Uzbek name in Latin letters, where there is no doubt. */
export function uzbekOf(name: string): string | undefined {
  const [, what = '', number = ''] = withNumber.exec(name) ?? []
  const kind = numbered.get(what.trim().toLowerCase())
  if (kind) return `${number}-${kind}`
  const [, before, after] = bazaar.exec(name) ?? []
  return bazaars.get((before ?? after ?? '').toLowerCase())
}
