import { expect, test } from 'vitest'
import { type OfflineItem, offlineAnswer } from './offline-answer.ts'

const now = Date.parse('2026-11-18T09:00:00.000Z')
const item = (part: Partial<OfflineItem>): OfflineItem => ({
  order_id: '63642483',
  tracking_code: 'TB57291836405120',
  place: 'B-14',
  name: 'Muhabbatxon Oʻktamjon qizi Abdurahmonova',
  delegate: null,
  stored_until: '2026-11-21T18:59:59.000Z',
  allowed: true,
  needs_operator: false,
  ...part,
})
const other = item({ order_id: '71120954', tracking_code: 'TB48210937562814', name: 'Muhabbat Karimova' })
const ask = (text: string, items: readonly OfflineItem[], waiting: readonly string[] = []) =>
  offlineAnswer({ pack: { server_time: '', half: '', items: [...items] }, text, waiting, now })

test('a label, our link on it or the number of the order finds the parcel', () => {
  for (const text of ['tb5729 1836 4051 20', 'https://tezbox.uz/t/TB57291836405120', '63642483'])
    expect(ask(text, [item({})])).toMatchObject({ kind: 'item', bar: undefined })
})

test('what is not in the pack, a bag and a pack that never came are unknown', () => {
  expect(ask('71120954', [item({})]).kind).toBe('unknown')
  expect(ask('BG12345678906', [item({})]).kind).toBe('unknown')
  expect(offlineAnswer({ pack: undefined, text: '63642483', waiting: [], now }).kind).toBe('unknown')
})

test('money to take, a value above the limit, storage that is over, and what waits already are told apart', () => {
  expect(ask('63642483', [item({ allowed: false })])).toMatchObject({ bar: 'needs_line' })
  expect(ask('63642483', [item({ stored_until: '2026-11-18T08:59:59.000Z' })])).toMatchObject({
    bar: 'storage_over',
  })
  expect(ask('63642483', [item({})], ['TB57291836405120'])).toMatchObject({ bar: 'waits' })
})

test('a name is found by the beginnings of its words, with any apostrophe; several are a list', () => {
  expect(ask("o'ktam muhabbat", [item({}), other])).toMatchObject({ kind: 'item', item: { place: 'B-14' } })
  const found = ask('muhabbat', [item({}), other])
  expect(found.kind === 'items' && found.items).toHaveLength(2)
  expect(ask('xatxon', [item({}), other]).kind).toBe('unknown')
})
