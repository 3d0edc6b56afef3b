import { expect, test } from 'vitest'
import { cyrillicMarkdown } from './cyrillic-markdown.ts'

/** Letters stand for letters here: the real rules are tested where they are. */
const loud = (latin: string) => latin.toUpperCase()

test('words of a link, a picture and a table change their letters, addresses do not', () => {
  expect(cyrillicMarkdown('Bu [narx](/send-parcel?a=b) va ![quti](box)', loud)).toBe(
    'BU [NARX](/send-parcel?a=b) VA ![QUTI](box)',
  )
  expect(cyrillicMarkdown('| vazn | narx |\n|---|---|', loud)).toBe('| VAZN | NARX |\n|---|---|')
  expect(cyrillicMarkdown('[narx](https://a.uz/b_(c)) oxiri', loud)).toBe('[NARX](https://a.uz/b_(c)) OXIRI')
})

test('code, tags and definitions of links stay as they are', () => {
  expect(cyrillicMarkdown('kod `npm start` va <b>qalin</b>', loud)).toBe('KOD `npm start` VA <b>QALIN</b>')
  expect(cyrillicMarkdown('```\nuzun kod\n```\nsoʻz', loud)).toBe('```\nuzun kod\n```\nSOʻZ')
  expect(cyrillicMarkdown('soʻz\n[narx]: /pricing', loud)).toBe('SOʻZ\n[narx]: /pricing')
})

test('a smaller-than sign is no tag', () => {
  expect(cyrillicMarkdown('5 < 6 va 7 > 3', loud)).toBe('5 < 6 VA 7 > 3')
})
