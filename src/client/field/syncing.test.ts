import { expect, test } from 'vitest'
import { fieldPhoto, phoneInHand } from '../../../tests/support/phone-in-hand.ts'
import { sampleStop, sampleToday } from '../../../tests/support/sample-day.ts'

const stop = sampleStop()
const deliver = { verb: 'deliver', parcel: stop.order_id, input: { code: '481305', collected: 185_000 } }
const place = (at: number) => ({ at, latitude: 41.3, longitude: 69.2 })

test('the places of a way without a line go out before what was done on it, and leave the phone', async () => {
  const { world, store } = await phoneInHand()
  world.reachable = false
  for (let at = 1; at <= 130; at++) await store.keepPosition(place(at))
  await store.act(deliver)
  await store.sync()
  world.reachable = true
  world.calls.length = 0
  await store.sync()
  expect(world.calls).toEqual(['positions', 'positions', 'sync'])
  expect(world.positions).toBe(130)
  await store.sync()
  expect(world.positions).toBe(130)
})

test('places that the server cannot take now hold up nothing that was done', async () => {
  const { world, store } = await phoneInHand()
  world.answers.set('positions', { status: 500, body: { success: false, code: 'internal_error' } })
  await store.keepPosition(place(1))
  await store.act(deliver)
  await store.sync()
  expect(world.heard).toHaveLength(1)
  world.answers.clear()
  await store.sync()
  expect(world.positions).toBe(1)
  store.close()
})

test('the list is read once when the app is opened, the first time as well', async () => {
  const { world, disk, open } = await phoneInHand()
  const readsOf = async () => {
    world.calls.length = 0
    const opened = await open()
    await opened?.refresh()
    return world.calls.filter((call) => call === 'today').length
  }
  expect(await readsOf()).toBe(1)
  disk.kept.clear()
  expect(await readsOf()).toBe(1)
})

test('a list that was on its way while something was done never takes the place of a newer one', async () => {
  const { world, store } = await phoneInHand(sampleToday({ stops: [stop] }))
  const { promise, resolve } = Promise.withResolvers<void>()
  world.slow.set('today', promise)
  const refreshed = store.refresh()
  await expect.poll(() => world.calls.at(-1)).toBe('today')
  // Told to the list that is on its way: still open. By now it is delivered.
  world.today = sampleToday({ stops: [{ ...stop, state: 'done', in_hand: false }] })
  await store.act(deliver)
  const synced = store.sync()
  await new Promise((wake) => setTimeout(wake, 20))
  resolve()
  await Promise.all([refreshed, synced])
  expect(store.view()).toMatchObject({ queue: [], day: { stops: [{ state: 'done' }] } })
})

test('a day that could not be read is read with the next sync', async () => {
  const { world, store } = await phoneInHand()
  world.answers.set('today', { status: 500, body: { success: false, code: 'internal_error' } })
  await store.refresh()
  world.answers.clear()
  world.today = sampleToday({ courier: { ...world.today.courier, name: 'Otabek' } })
  await store.sync()
  expect(store.view().day?.courier.name).toBe('Otabek')
  store.close()
})

test('what a hotspot answers in the place of the server takes nothing off the queue', async () => {
  const { world, store } = await phoneInHand()
  for (const status of [200, 302, 403, 404]) {
    world.away = { status, body: '<html>Wi-Fi</html>' }
    await store.act(deliver)
    await store.sync()
  }
  expect(store.view()).toMatchObject({ troubles: [] })
  expect(store.view().queue).toHaveLength(4)
  // It is not said to be sent: there is no way to our server.
  expect(store.view().line).toBe('offline')
  store.close()
})

test('a hotspot that wants a password puts nobody out of the day', async () => {
  const { world, store, ended } = await phoneInHand()
  world.away = { status: 401, body: '<html>Wi-Fi</html>' }
  await store.act(deliver)
  await store.sync()
  expect(ended).toEqual([])
  world.away = undefined
  await store.sync()
  expect(store.view()).toMatchObject({ line: 'online', queue: [] })
  store.close()
})

test('a phone that has no room for an answer makes room: pictures leave it, and then it hears', async () => {
  const { world, disk, store } = await phoneInHand()
  world.reachable = false
  await store.act({ ...deliver, files: [fieldPhoto('picture-1')] })
  await store.sync()
  world.reachable = true
  const takes = disk.shelf.change
  disk.shelf.change = async (put, remove) => {
    const isHeld = [...disk.kept.keys()].some((key) => key.startsWith('files/'))
    if (put.length > 0 && isHeld) throw new DOMException('full', 'QuotaExceededError')
    return takes(put, remove)
  }
  await store.sync()
  expect(world.files).toEqual(['picture-1'])
  await store.sync()
  expect(store.view()).toMatchObject({ queue: [], files: [] })
  expect(world.heard).toHaveLength(1)
  store.close()
})

test('a courier who may tell nothing any more loses nothing of what was done', async () => {
  const { world, store } = await phoneInHand()
  world.answers.set('sync', { status: 403, body: { success: false, code: 'forbidden' } })
  await store.act(deliver)
  await store.sync()
  expect(store.view()).toMatchObject({ troubles: [], queue: [{ verb: 'deliver' }] })
  store.close()
})

test('an action that the server falls over waits with what came after it at that parcel, and holds up nothing else', async () => {
  const { world, store } = await phoneInHand()
  world.reachable = false
  await store.act({ verb: 'pick_up', parcel: 'TB1' })
  await store.act({ verb: 'deliver', parcel: 'TB1' })
  await store.act({ verb: 'deliver', parcel: 'TB2', files: [fieldPhoto('picture-1')] })
  await store.sync()
  world.reachable = true
  world.tripping.add('pick_up')
  await store.sync()
  const left = () => store.view().queue.map(({ verb, parcel }) => [verb, parcel])
  expect(left()).toEqual([
    ['pick_up', 'TB1'],
    ['deliver', 'TB1'],
  ])
  expect(store.view()).toMatchObject({ troubles: [], files: [] })
  expect(world.files).toEqual(['picture-1'])
  // What has changed is heard all the same.
  world.today = sampleToday({ shift: null })
  await store.sync()
  expect(store.view().day?.shift).toBeNull()
  world.tripping.clear()
  await store.sync()
  expect(left()).toEqual([])
  store.close()
})

test('a server that falls over every call is asked twice in a round', async () => {
  const { world, store } = await phoneInHand()
  world.answers.set('sync', { status: 500, body: { success: false, code: 'internal_error' } })
  world.reachable = false
  await store.act(deliver)
  await store.act({ ...deliver, parcel: 'TB2' })
  await store.sync()
  world.reachable = true
  world.calls.length = 0
  await store.sync()
  expect(world.calls.filter((call) => call === 'sync')).toHaveLength(2)
  expect(store.view()).toMatchObject({ troubles: [], queue: [{}, {}] })
  store.close()
})
