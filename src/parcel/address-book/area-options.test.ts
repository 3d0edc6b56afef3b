import { expect, test } from 'vitest'
import type { ComboboxOption, ComboboxSource } from '#ui/pickers/combobox.tsx'
import { districtSource, regionSource } from './area-options.ts'

async function found(source: ComboboxSource, typed: string): Promise<readonly ComboboxOption[]> {
  return typeof source === 'function' ? source(typed, new AbortController().signal) : source
}

test('an empty field shows all regions in the language of the page', async () => {
  const options = await found(regionSource('ru'), '')
  expect(options).toHaveLength(14)
  expect(options.map(({ label }) => label)).toContain('Ферганская область')
})

test('a region is found in any script', async () => {
  for (const typed of ['фергана', 'Fargʻona', "farg'ona", 'Фарғона', 'fergana']) {
    const [first] = await found(regionSource('uz'), typed)
    expect(first?.label, typed).toBe('Fargʻona viloyati')
  }
})

test('a district is found in the whole country and says its region', async () => {
  const [first] = await found(districtSource(undefined, 'uz'), 'чиланзар')
  expect(first).toMatchObject({ label: 'Chilonzor tumani', note: 'Toshkent shahri' })
})

test('with a region chosen only its districts are offered', async () => {
  const ferghana = 12
  const inFerghana = await found(districtSource(ferghana, 'uz'), '')
  expect(inFerghana.length).toBeGreaterThan(10)
  expect(inFerghana.map(({ label }) => label)).toContain('Quva tumani')
  expect(inFerghana.every(({ note }) => note === undefined)).toBe(true)
  expect(await found(districtSource(ferghana, 'uz'), 'Chilonzor')).toEqual([])
})

test('a district without an id of its own is offered under the one that keeps it', async () => {
  const [first] = await found(districtSource(undefined, 'uz'), 'Yangihayot')
  expect(first).toMatchObject({ value: '202', label: 'Sirgʻali tumani', note: 'Yangihayot tumani' })
})
