import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findArea } from '#modules/geo/domain/area-finder.ts'
import { createPlaceFinder } from '#modules/geo/domain/find-place.ts'
import { places } from '#modules/geo/domain/places.ts'
import { areaEntries, placeEntries } from '#modules/geo/domain/search-entries.ts'
import type { ChatGround, Draft } from './message.ts'
import { readAsOrders, readChat, readChatInSteps } from './read-chat.ts'

const ground: ChatGround = { findArea, language: 'uz', merchant: { name: 'Atlas Shop', phone: '901112233' } }
const read = (text: string, more: Partial<ChatGround> = {}) => readChat(text, { ...ground, ...more }).messages
const firstDraft = (text: string, more: Partial<ChatGround> = {}) => read(text, more)[0]?.drafts[0]

const order =
  'Nilufar, tel 90 845 12 36. Quva tumani, Navoiy 14-uy, bozor yonida. 2 ta atlas koʻylak, 460 ming'

test('every guess shows the words it came from', () => {
  const guesses: Draft['guesses'] = firstDraft(order)?.guesses ?? {}
  const words = Object.fromEntries(
    Object.entries(guesses).map(([field, { evidence }]) => [
      field,
      order.slice(evidence?.from, evidence?.to),
    ]),
  )
  expect(words).toEqual({
    receiver_name: 'Nilufar',
    receiver_phone: '90 845 12 36',
    to_region: 'Quva tumani',
    to_city: 'Quva tumani',
    to_street: 'Navoiy 14-uy',
    to_landmark: 'bozor yonida',
    product_fee: '460 ming',
    description: '2 ta atlas koʻylak',
  })
})

test('areas are written into the cells in the language of the merchant', () => {
  expect(firstDraft(order, { language: 'ru' })?.texts.to_city).toBe('Кувинский район')
})

test('a town that shares its name with the district around it is a guess, with its kind said it is none', () => {
  const certainty = (text: string) => firstDraft(text)?.guesses.to_city?.certainty ?? 0
  expect(certainty('Ольга 93 330 45 18, Самарканд, ул. Навои 5')).toBeLessThan(0.9)
  expect(certainty('Ольга 93 330 45 18, г. Самарканд, ул. Навои 5')).toBeGreaterThanOrEqual(0.9)
})

test('what somebody writes in pieces is one message', () => {
  const chat = `Nilufar, [16.11.2026 9:12]
atlas koʻylak olmoqchiman

Atlas Shop, [16.11.2026 9:13]
Manzil va telefon yozing, bizniki 90 111 22 33

Nilufar, [16.11.2026 9:14]
Quva tumani Navoiy 14

Nilufar, [16.11.2026 9:15]
90 845 12 36`
  const [first, second, ...rest] = read(chat)
  expect(first?.text.split('\n')).toHaveLength(3)
  expect(first?.drafts[0]?.texts).toMatchObject({
    receiver_phone: '908451236',
    to_city: 'Quva tumani',
    to_street: 'Navoiy 14',
  })
  expect(second).toMatchObject({ author: 'Atlas Shop', kind: 'other', drafts: [] })
  expect(rest).toEqual([])
})

test('what a merchant noted down is an order, what they repeat to be sure is none', () => {
  const noted = 'You, 9:10\nOlga 93 330 45 18, Asaka tumani, Umid 8, 150 ming'
  const asked = `Nilufar, 9:12\n${order}\n\nYou, 9:13\nNilufar 90 845 12 36, Quva tumani, Navoiy 14, 460 ming toʻgʻri?`
  expect(
    read(`${noted}\n\n${asked}`).map(({ drafts }) => drafts.map(({ texts }) => texts.receiver_name)),
  ).toEqual([['Olga'], ['Nilufar'], []])
})

test('an order of a list that forgot its phone is a row all the same', () => {
  const list =
    '1) Nargiza 90 111 22 34 Beshariq, Umid 5\n2) Komil, Buvayda tumani, Ibrat 17\n3) Salima 93 333 44 55 Quva, Zilol 2'
  expect(read(list)[0]?.drafts.map(({ texts }) => texts.receiver_name)).toEqual([
    'Nargiza',
    'Komil',
    'Salima',
  ])
})

test('two whole orders of one author stay two', () => {
  const one = 'Nilufar, [16.11.2026 9:12]\nNilufar 90 845 12 36, Quva tumani, Navoiy 14'
  const other = 'Nilufar, [16.11.2026 9:20]\nOlga 93 330 45 18, Asaka tumani, Umid 8'
  expect(read(`${one}\n\n${other}`).map(({ drafts }) => drafts[0]?.texts.receiver_name)).toEqual([
    'Nilufar',
    'Olga',
  ])
})

test('who wrote may be who receives, but never for certain', () => {
  const draft = firstDraft(
    'Dildora, 9:44\nbitta roʻmol, Qoʻqon shahri, Turon 5, 150 ming\n\n+998 99 871 02 65, 9:50\nsalom',
  )
  expect(draft?.texts.receiver_name).toBe('Dildora')
  expect(draft?.guesses.receiver_name?.certainty).toBeLessThan(0.9)
  const byPhone = firstDraft('+998 99 871 02 65, 9:41\nбитта рўмол, Қўқон Турон, 150 да')
  expect(byPhone?.texts).toMatchObject({ receiver_phone: '998710265', product_fee: '150000' })
  expect(byPhone?.texts.receiver_name).toBeUndefined()
})

test.each([
  [
    'a list with numbers',
    '1) Nargiza 90 111 22 34 Beshariq, Umid 5. 120 ming\n2) Komil 91 222 33 44 Buvayda, Ibrat 17. 95 ming',
  ],
  [
    'numbers on one line',
    '1.Nargiza 901112234 Beshariq Umid 5 120 ming 2.Komil 912223344 Buvayda Ibrat 17 95 ming',
  ],
  [
    'lines of fields',
    'Nargiza\n90 111 22 34\nBeshariq tumani\n120 ming\nKomil\n91 222 33 44\nBuvayda tumani\n95 ming',
  ],
  [
    'phones last',
    'Beshariq, Umid 5, Nargiza, 120 ming\n90 111 22 34\nBuvayda, Ibrat 17, Komil, 95 ming\n91 222 33 44',
  ],
])('several orders in one message are several rows: %s', (_, text) => {
  const drafts = read(text).flatMap((message) => message.drafts)
  expect(drafts.map(({ texts }) => [texts.receiver_name, texts.receiver_phone, texts.product_fee])).toEqual([
    ['Nargiza', '901112234', '120000'],
    ['Komil', '912223344', '95000'],
  ])
})

test('evidence of the second order is counted from the beginning of the message', () => {
  const text = '1) Nargiza 90 111 22 34 Beshariq, Umid 5\n2) Komil 91 222 33 44 Buvayda, Ibrat 17'
  const evidence = read(text)[0]?.drafts[1]?.guesses.receiver_phone?.evidence
  expect(text.slice(evidence?.from, evidence?.to)).toBe('91 222 33 44')
})

test('a second phone of the same receiver is kept as such', () => {
  expect(firstDraft('Kamola 90 322 11 45 / 93 322 11 45, Karmana tumani, Umid 18')?.texts).toMatchObject({
    receiver_phone: '903221145',
    receiver_phone_2: '933221145',
  })
})

test('the phone of the merchant is never the receiver’s', () => {
  expect(
    firstDraft('Kamola, Karmana tumani, Umid 18, men 90 111 22 33 ga yozgandim, telim 93 322 11 45')?.texts,
  ).toMatchObject({
    receiver_phone: '933221145',
  })
})

test('a point is found by its name for whoever comes to it', () => {
  const points = [
    { id: 1, regionId: 14, districtId: 205, name: 'Chilonzor, Qatortol koʻchasi' },
    { id: 2, regionId: 14, districtId: 205, name: 'Chilonzor, Lutfiy koʻchasi' },
  ]
  const text = 'Bobur 97 400 12 34, Chilonzor, Лутфий пунктдан оламан'
  expect(firstDraft(text, { points })?.texts.to_point).toBe('Chilonzor, Lutfiy koʻchasi')
  expect(firstDraft('Bobur 97 400 12 34, Chilonzor, Lutfiy 5', { points })?.texts.to_point).toBeUndefined()
})

test('a village leads to its district, as a guess', () => {
  const finder = createPlaceFinder([...areaEntries, ...placeEntries(places)])
  const draft = firstDraft('Zaynab 88 555 44 33, Xumsan, Sohil 5', { findArea: finder })
  expect(draft?.texts.to_city).toBe('Boʻstonliq tumani')
  expect(draft?.guesses.to_city?.certainty).toBeLessThan(0.9)
})

test('a parcel whose weight is not said is a small one, which is no guess', () => {
  expect(firstDraft(order)?.texts.weight).toBe('1')
  expect(firstDraft(order)?.guesses.weight).toBeUndefined()
  expect(firstDraft(`${order}, вес 4,5 кг`)?.texts.weight).toBe('4.5')
})

test('a question is made a row when the merchant says so', () => {
  const text = 'Margʻilonga nechpulga oborasila, ertaga yetadimi'
  expect(read(text)[0]).toMatchObject({ kind: 'question', drafts: [] })
  const [draft, ...more] = readAsOrders({ author: 'Dildora', text }, ground)
  expect(draft?.texts).toMatchObject({ to_city: 'Margʻilon shahri', receiver_name: 'Dildora' })
  expect([draft?.texts.to_street, draft?.texts.description]).toEqual([undefined, undefined])
  expect(more).toEqual([])
  expect(readAsOrders({ author: 'Siz', text: 'rahmat' }, ground)).toMatchObject([{ texts: { weight: '1' } }])
})

test('reading message by message ends with the same and tells how far it is', () => {
  const text = `${order}\n\nsalom\n\nrahmat`
  const steps = readChatInSteps(text, ground)
  const shares: number[] = []
  for (;;) {
    const { done, value } = steps.next()
    if (done) {
      expect(value.messages).toEqual(read(text))
      break
    }
    shares.push(value)
  }
  expect(shares.at(-1)).toBe(1)
  expect(shares).toHaveLength(3)
})

test('any text has messages, and what is shown as evidence stands in them', () => {
  const words = fc.constantFrom(
    'Nilufar',
    '90 845 12 36',
    'Quva',
    'tumani',
    '14',
    'ул.',
    '460 ming',
    '\n',
    ', ',
    '9:12',
    '[',
    '998',
    '?',
    'кв',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(words, { maxLength: 20 }).map((some) => some.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      for (const { text: message, drafts, kind } of read(text)) {
        expect(kind === 'order').toBe(drafts.length > 0)
        for (const { texts: cells, guesses } of drafts)
          for (const [field, { evidence, certainty }] of Object.entries(guesses)) {
            expect(cells[field as keyof typeof cells]).toBeTruthy()
            expect(certainty).toBeGreaterThan(0)
            expect(certainty).toBeLessThan(1)
            if (evidence) expect(message.slice(evidence.from, evidence.to).trim()).not.toBe('')
          }
      }
    }),
    { numRuns: 80 },
  )
})
