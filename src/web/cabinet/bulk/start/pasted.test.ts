import { expect, test } from 'vitest'
import { faultOf, largestFile, longestText, sourceOf, textSource } from './pasted.ts'

const pasted = (text: string, files: File[] = []) => ({
  files: files as unknown as FileList,
  getData: () => text,
})

test('a file is known by its ending in any letters, and refused before it travels', () => {
  expect(faultOf({ name: 'Noyabr.XLSX', size: 1 })).toBeUndefined()
  expect(faultOf({ name: 'a.b.csv', size: largestFile })).toBeUndefined()
  expect(faultOf({ name: 'a.csv', size: largestFile + 1 })).toBe('large')
  expect(faultOf({ name: 'a.ods', size: 0 })).toBe('empty')
  expect(faultOf({ name: 'photo.heic', size: 1 })).toBe('kind')
  expect(faultOf({ name: 'xlsx', size: 1 })).toBeUndefined()
  expect(faultOf({ name: 'no ending', size: 1 })).toBe('kind')
})

test('a pasted file goes before the text that comes with it', () => {
  const file = new File(['x'], 'a.csv')
  expect(sourceOf(pasted('x', [file]))).toEqual({ file })
  expect(sourceOf(pasted('a\tb'))).toEqual({ text: 'a\tb' })
  expect(sourceOf(pasted(' \n'))).toBeUndefined()
})

test('a paste that is too long for text travels whole, as a file', async () => {
  for (const text of [`${'a'.repeat(longestText)}b`, 'я'.repeat(longestText)]) {
    const source = textSource(text)
    expect('file' in source && (await source.file.text())).toBe(text)
  }
  expect(textSource('a'.repeat(longestText))).toHaveProperty('text')
})
