import { expect, test } from 'vitest'
import { phoneInHand } from '../../../tests/support/phone-in-hand.ts'
import { sampleStop } from '../../../tests/support/sample-day.ts'
import { awaitAnswer } from './await-answer.ts'

const deliver = { verb: 'deliver', parcel: sampleStop().order_id, input: { code: '481305' } }
/** Longer than any test: only an event ends the wait. */
const forEver = 600_000

type Phone = Awaited<ReturnType<typeof phoneInHand>>

async function delivered({ store }: Phone): Promise<string> {
  const kept = await store.act(deliver)
  if (!kept.ok) throw new Error(kept.error.code)
  return kept.value.clientId
}

test('with a line, a wrong code is heard of while the parcel is still in the hand', async () => {
  const phone = await phoneInHand()
  phone.world.outcomes.set('deliver', { state: 'conflict', code: 'wrong_receiver_code' })
  const trouble = await awaitAnswer(phone.store, await delivered(phone), forEver)
  expect(trouble?.result.code).toBe('wrong_receiver_code')
})

test('what the server takes has no objection', async () => {
  const phone = await phoneInHand()
  expect(await awaitAnswer(phone.store, await delivered(phone), forEver)).toBeUndefined()
  expect(phone.world.heard).toHaveLength(1)
})

test('without a line nobody waits for an answer', async () => {
  const phone = await phoneInHand()
  phone.world.reachable = false
  expect(await awaitAnswer(phone.store, await delivered(phone), forEver)).toBeUndefined()
  expect(await awaitAnswer(phone.store, await delivered(phone), forEver)).toBeUndefined()
  expect(phone.store.view().queue).toHaveLength(2)
  phone.store.close()
})

test('an answer that does not come keeps nobody at the door', async () => {
  const phone = await phoneInHand()
  const { promise, resolve } = Promise.withResolvers<void>()
  phone.world.slow.set('sync', promise)
  expect(await awaitAnswer(phone.store, await delivered(phone), 20)).toBeUndefined()
  expect(phone.store.view().queue).toMatchObject([{ state: 'sending' }])
  resolve()
  await phone.store.sync()
})
