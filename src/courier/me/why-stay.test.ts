import { expect, test } from 'vitest'
import { fieldPhoto, phoneInHand } from '../../../tests/support/phone-in-hand.ts'
import { sampleStop, sampleToday } from '../../../tests/support/sample-day.ts'
import { whyStay } from './why-stay.ts'

const stop = sampleStop()
const deliver = { verb: 'deliver', parcel: stop.order_id }

test('nobody signs out before everything is sent and every answer is read', async () => {
  const { world, store } = await phoneInHand(sampleToday({ stops: [stop], shift: null }))
  const why = () => whyStay(store.view())
  expect(why()).toBeUndefined()
  world.outcomes.set('deliver', { state: 'conflict', code: 'wrong_receiver_code' })
  world.reachable = false
  await store.act(deliver)
  expect(why()).toBe('waits')
  world.reachable = true
  await store.sync()
  expect(why()).toBe('unread')
  await store.understood(store.view().troubles[0]?.action.clientId ?? '')
  expect(why()).toBeUndefined()
})

test('a picture that the server does not take holds nobody back for longer than it takes to read so', async () => {
  const { world, store } = await phoneInHand(sampleToday({ stops: [stop], shift: null }))
  const problem = { success: false, code: 'file_type_unsupported' }
  world.fileAnswers.set('picture-1', { status: 415, body: problem })
  await store.act({ ...deliver, files: [fieldPhoto('picture-1')] })
  await store.sync()
  expect(whyStay(store.view())).toBe('unread')
  await store.understood('picture-1')
  expect(whyStay(store.view())).toBeUndefined()
})

test('an open shift is closed first', async () => {
  const { store } = await phoneInHand()
  expect(whyStay(store.view())).toBe('shift')
})
