import { expect, test } from 'vitest'
import {
  bold,
  type Edit,
  heading,
  link,
  list,
  type Marked,
  picture,
  quote,
  table,
  toolOfKey,
} from './markdown-tools.ts'

/** «marked» in a text, and what an edit makes of it, written the same way. */
function edited(written: string, edit: (marked: Marked) => Edit): string {
  const from = written.indexOf('«')
  const to = written.indexOf('»') - 1
  const text = written.replace(/[«»]/g, '')
  const { from: start, to: end, insert, mark } = edit({ text, from, to })
  const whole = text.slice(0, start) + insert + text.slice(end)
  return `${whole.slice(0, mark[0])}«${whole.slice(mark[0], mark[1])}»${whole.slice(mark[1])}`
}

test('bold words lose their stars when the tool is pressed again', () => {
  expect(edited('bir «ikki» uch', bold)).toBe('bir **«ikki»** uch')
  expect(edited('bir **«ikki»** uch', bold)).toBe('bir «ikki» uch')
  expect(edited('«»', bold)).toBe('**«»**')
})

test('marked words wait for an address, a marked address for its words', () => {
  expect(edited('bu «narx» edi', link)).toBe('bu [narx](«https://») edi')
  expect(edited('«https://tezbox.uz/a»', link)).toBe('[«»](https://tezbox.uz/a)')
})

test('a heading goes down a level and then away', () => {
  expect(edited('a\nso«»ʻz', heading)).toBe('a\n«## soʻz»')
  expect(edited('«## soʻz»', heading)).toBe('«### soʻz»')
  expect(edited('«### soʻz»', heading)).toBe('«soʻz»')
})

test('every marked line becomes part of the list or the quotation, and leaves it again', () => {
  expect(edited('bi«r\nik»ki\nuch', list)).toBe('«- bir\n- ikki»\nuch')
  expect(edited('«- bir\n- ikki»', list)).toBe('«bir\nikki»')
  expect(edited('«bir»', quote)).toBe('«> bir»')
})

test('a table and a picture stand alone, whatever is around them', () => {
  expect(edited('bir«»ikki', (marked) => table(marked, ['A', 'B']))).toBe(
    'bir\n\n| «A» | B |\n|---|---|\n|  |  |\n\nikki',
  )
  expect(edited('bir\n\n«»', (marked) => picture(marked, 'box', 'Quti'))).toBe('bir\n\n![«Quti»](box)\n\n')
})

test('keys of the browser stay with the browser', () => {
  const key = (code: string, shiftKey: boolean) =>
    toolOfKey({ code, shiftKey, ctrlKey: true, metaKey: false, altKey: false })
  expect(key('KeyB', false)).toBe('bold')
  expect(key('KeyL', false)).toBeUndefined()
  expect(key('KeyL', true)).toBe('list')
  expect(
    toolOfKey({ code: 'KeyB', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }),
  ).toBeUndefined()
})
