import { expect, test } from 'vitest'
import { groupOptions, longestList, matchingOptions, neighbour, surelyMeant } from './combobox-options.ts'

const places = [
  { value: '1', label: 'Fargʻona shahri', group: 'Fargʻona viloyati' },
  { value: '2', label: 'Oltiariq tumani', group: 'Fargʻona viloyati', also: ['Олтиариқ'] },
  { value: '3', label: 'Nukus', note: 'Qoraqalpogʻiston' },
  { value: '4', label: 'Yangi Fargʻona' },
]
const found = (typed: string) => matchingOptions(places, typed).map(({ value }) => value)

test.each(['fargona', 'FARGʻONA', "farg'ona", 'farg’ona', ' farg‘ona '])('%j finds it', (typed) => {
  expect(found(typed)).toEqual(['1', '4'])
})

test('nothing typed shows everything, a word that begins none shows nothing', () => {
  expect(found('')).toEqual(['1', '2', '3', '4'])
  expect(found('zzz')).toEqual([])
  expect(found('ona')).toEqual([])
})

test('other spellings, notes and several words find too', () => {
  expect(found('олти')).toEqual(['2'])
  expect(found('qoraqal')).toEqual(['3'])
  expect(found('tum olti')).toEqual(['2'])
})

const meant = (typed: string) => surelyMeant(matchingOptions(places, typed), typed)?.value

test.each([
  ['the only one left', 'olti', '2'],
  ['the only one left by another spelling', 'Олтиариқ', '2'],
  ['called exactly so, whatever else is left', "FARG'ONA SHAHRI ", '1'],
])('a text means the option that is %s', (_, typed, value) => {
  expect(meant(typed)).toBe(value)
})

test('a text that fits several, none or everything means nothing', () => {
  expect(meant('fargona')).toBeUndefined()
  expect(meant('zzz')).toBeUndefined()
  expect(surelyMeant(places.slice(0, 1), ' ')).toBeUndefined()
})

test('the option called so is found among others that are left', () => {
  const towns = [
    { value: '1', label: 'Chirchiqsoy' },
    { value: '2', label: 'Chirchiq' },
  ]
  expect(surelyMeant(towns, 'chirchiq')?.value).toBe('2')
  expect(surelyMeant([...towns, { value: '3', label: 'Chirchiq' }], 'chirchiq')).toBeUndefined()
})

test('a long list is cut', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `Punkt ${index}` }))
  expect(matchingOptions(many, 'punkt')).toHaveLength(longestList)
})

test('groups stand together and are counted through', () => {
  expect(
    groupOptions(matchingOptions(places, '')).map(({ name, options }) => [name, options[0]?.index]),
  ).toEqual([
    ['Fargʻona viloyati', 0],
    [undefined, 2],
  ])
})

test('arrow keys go round', () => {
  expect(neighbour(undefined, 1, 3)).toBe(0)
  expect(neighbour(2, 1, 3)).toBe(0)
  expect(neighbour(0, -1, 3)).toBe(2)
  expect(neighbour(undefined, 1, 0)).toBeUndefined()
})
