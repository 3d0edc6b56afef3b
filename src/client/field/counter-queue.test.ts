import { expect, test } from 'vitest'
import { fakeField } from '../../../tests/support/fake-field.ts'
import { memoryShelf } from '../../../tests/support/memory-shelf.ts'
import { fieldPhoto } from '../../../tests/support/phone-in-hand.ts'
import { sampleToday } from '../../../tests/support/sample-day.ts'
import { openFieldStore } from './open-field-store.ts'
import { dataKey, randomBytes } from './sealing.ts'

const handOut = { verb: 'hand_out', parcel: 'TB57291836405120', input: { code: '481305', collected: 0 } }

/** The queue of a counter: it has no day of stops. */
async function counter() {
  const { world, api } = fakeField(sampleToday({ stops: [] }))
  const disk = memoryShelf()
  const key = await dataKey(randomBytes(32))
  const open = async () => {
    const store = await openFieldStore({
      shelf: disk.shelf,
      key,
      deviceId: 'counter-1',
      api,
      hasDay: false,
      onEnded: () => undefined,
      roomNow: async () => ({ freeBytes: 1_000_000_000, persistent: true, low: false }),
    })
    if (!store) throw new Error('not opened')
    return store
  }
  return { world, open }
}

test('a counter tells what was done and asks for no day', async () => {
  const { world, open } = await counter()
  const store = await open()
  await store.act(handOut)
  await store.refresh()
  await store.sync()
  expect(world.heard).toHaveLength(1)
  expect(store.view().queue).toEqual([])
  expect(world.calls.every((call) => call === 'sync')).toBe(true)
  store.close()
})

test('without a line a hand-out and its picture lie there after a reload, and leave with the first answer', async () => {
  const { world, open } = await counter()
  world.reachable = false
  const before = await open()
  const kept = await before.act({ ...handOut, files: [{ ...fieldPhoto('picture-1'), kind: 'passport' }] })
  expect(kept.ok).toBe(true)
  await before.sync()
  const after = await open()
  expect(after.view().queue).toHaveLength(1)
  expect(after.view().files).toHaveLength(1)
  world.reachable = true
  await after.sync()
  expect(after.view()).toMatchObject({ queue: [], files: [], line: 'online' })
  after.close()
})
