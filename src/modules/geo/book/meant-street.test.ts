import { expect, test } from 'vitest'
import { openBook } from './book.ts'
import { meantStreets } from './meant-street.ts'

const samarqand = 122
const chilonzor = 205
const yakkasaroy = 208

function meant(districtId: number, text: string): string | undefined {
  const [first] = meantStreets(openBook(), districtId, text)
  return first && `${text.slice(0, first.from)}${first.name}${text.slice(first.to)}`
}

test.each([
  [samarqand, 'Regston koʻchasi 4', 'Registon koʻchasi 4'],
  [samarqand, 'ул. Регстан, 4', 'Регистон кўчаси, 4'],
  [samarqand, 'Amir Temr 5, 2-uy', 'Amir Temur koʻchasi 5, 2-uy'],
  [samarqand, 'Mirzo Ulugbk 17', 'Mirzo Ulugʻbek koʻchasi 17'],
  [yakkasaroy, 'Shota Rustvaeli 3', 'Shota Rustaveli koʻchasi 3'],
  [chilonzor, 'Buntodkor 42, 18-uy', 'Bunyodkor shoh koʻchasi 42, 18-uy'],
])('in %i %s means %s', (district, text, street) => {
  expect(meant(district, text)).toBe(street)
})

test.each([
  // As it is called, in any letters, with any ending, or by a part of its name.
  [samarqand, 'Рудаки, 4'],
  [samarqand, 'Uzbekistanskaya 12'],
  [yakkasaroy, 'Шота Руставели 12'],
  [yakkasaroy, 'Abdulla Kaxar 5'],
  // A name that the map has elsewhere, and what is no name at all.
  [samarqand, 'Katartal 12'],
  [chilonzor, '9-kvartal 12-uy'],
  [chilonzor, '12'],
  [chilonzor, ''],
])('in %i %s is left as it is', (district, text) => {
  expect(meant(district, text)).toBeUndefined()
})
