import { expect, test } from 'vitest'
import { sources } from '#locales/index.ts'
import { courierWords } from '../../../tests/support/courier-words.tsx'
import { fieldPhoto, phoneInHand } from '../../../tests/support/phone-in-hand.ts'
import { sampleStop } from '../../../tests/support/sample-day.ts'
import { ThisPhone } from '../me/this-phone.tsx'
import { LineState } from '../route/route-head.tsx'
import { QueuePage } from './queue-page.tsx'

const { courierQueue: words, courierMe: me } = sources.uz
const deliver = { verb: 'deliver', parcel: sampleStop().order_id }
const unsupported = { status: 415, body: { success: false, code: 'file_type_unsupported' } }

test('where nothing was done, nothing is said to be accepted', async () => {
  const { world, store } = await phoneInHand()
  expect(courierWords(store, <QueuePage />)).not.toContain(words.allTaken)
  world.outcomes.set('deliver', { state: 'refused', code: 'courier_full' })
  await store.act(deliver)
  await store.sync()
  expect(courierWords(store, <QueuePage />)).toContain(words.allTaken)
})

test('pictures that wait are counted wherever the queue is shown', async () => {
  const { world, store } = await phoneInHand()
  world.fileAnswers.set('picture-1', { status: 500, body: {} })
  await store.act({ ...deliver, files: [fieldPhoto('picture-1')] })
  await store.sync()
  expect(store.view().queue).toEqual([])
  for (const part of [<QueuePage key="1" />, <LineState key="2" />, <ThisPhone key="3" />])
    expect(courierWords(store, part)).toContain('1 ta rasm')
  store.close()
})

test('a refused picture says whose parcel it was for, and asks like any other question', async () => {
  const { world, store } = await phoneInHand()
  world.fileAnswers.set('picture-1', unsupported)
  await store.act({ ...deliver, files: [fieldPhoto('picture-1')] })
  await store.sync()
  const page = courierWords(store, <QueuePage />)
  expect(page).toContain(words.photoRefused)
  expect(page).toContain('Malika Yusupova')
  expect(courierWords(store, <LineState />)).toContain('1 ta savol')
})

test('what the desk has decided about a wrong code reaches the courier', async () => {
  const { world, store } = await phoneInHand()
  world.outcomes.set('deliver', { state: 'conflict', code: 'wrong_receiver_code', incident_id: '7' })
  const told = { id: '7', order_id: deliver.parcel, tracking_code: 'TB1', kind: 'wrong_code', message: '' }
  const decided = 'Pul oluvchiga qaytariladi.'
  world.today = {
    ...world.today,
    incidents: [{ ...told, what_to_do: '', opened_at: '2026-11-18T09:06:00.000Z', decided }],
  }
  await store.act(deliver)
  await store.sync()
  const page = courierWords(store, <QueuePage />)
  expect(page).toContain(decided)
  expect(page).toContain(words.steps.understood)
  await store.understood(store.view().troubles[0]?.action.clientId ?? '')
  expect(courierWords(store, <QueuePage />)).toContain(decided)
})

test('a browser that may forget what is here is told of, with what to do', async () => {
  const { store, room } = await phoneInHand()
  expect(courierWords(store, <ThisPhone />)).not.toContain(me.phone.notKept)
  room.persistent = false
  await store.measureRoom()
  expect(courierWords(store, <ThisPhone />)).toContain(me.phone.notKept)
})
