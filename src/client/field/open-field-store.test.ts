import { expect, test } from 'vitest'
import { fieldPhoto, phoneInHand } from '../../../tests/support/phone-in-hand.ts'
import { sampleStop, sampleToday } from '../../../tests/support/sample-day.ts'
import { dataKey, randomBytes } from './sealing.ts'

const stop = sampleStop()
const deliver = { verb: 'deliver', parcel: stop.order_id, input: { code: '481305', collected: 185_000 } }

test('what is done without a line is shown at once, survives a killed app and is sent once', async () => {
  const { world, store, open } = await phoneInHand()
  world.reachable = false
  expect((await store.act(deliver)).ok).toBe(true)
  await store.sync()
  expect(store.view()).toMatchObject({ line: 'offline', queue: [{ verb: 'deliver', state: 'waiting' }] })
  expect(store.view().day?.stops[0]).toMatchObject({ state: 'done', in_hand: false })
  expect(store.view().day?.cash.held).toBe(612_000 + 185_000)

  const again = await open()
  expect(again?.view().queue).toHaveLength(1)
  world.reachable = true
  await again?.sync()
  expect(again?.view()).toMatchObject({ line: 'online', queue: [] })
  expect(world.heard).toHaveLength(1)
  store.close()
})

test('an answer that was lost is asked for again and is known there', async () => {
  const { world, store } = await phoneInHand()
  world.losesAnswers = true
  await store.act(deliver)
  await store.sync()
  expect(world.heard).toHaveLength(1)
  expect(store.view().queue).toHaveLength(1)
  world.losesAnswers = false
  await store.sync()
  expect(store.view()).toMatchObject({ queue: [], troubles: [] })
  expect(world.heard).toHaveLength(1)
})

test('actions go out in the order of happening, with the clock of the phone as it was', async () => {
  const { world, store, pass } = await phoneInHand()
  world.reachable = false
  await store.act({ verb: 'pick_up', parcel: 'TB1' })
  pass(60_000)
  await store.act({ verb: 'deliver', parcel: 'TB1' })
  world.reachable = true
  await store.sync()
  const sent = world.requests.flatMap(({ actions }) => actions)
  expect(sent.map(({ verb, seq, happened_at }) => [verb, seq, happened_at])).toEqual([
    ['pick_up', 1, '2026-11-18T09:00:00.000Z'],
    ['deliver', 2, '2026-11-18T09:01:00.000Z'],
  ])
})

test.each(['late', 'conflict', 'refused'] as const)(
  'an answer "%s" stays until somebody has read it, and no longer colours the day',
  async (state) => {
    const { world, store } = await phoneInHand()
    world.outcomes.set('deliver', { state, code: 'wrong_receiver_code', message: 'Kod notoʻgʻri' })
    await store.act(deliver)
    await store.sync()
    const [trouble] = store.view().troubles
    expect(trouble).toMatchObject({
      action: { verb: 'deliver' },
      result: { state, message: 'Kod notoʻgʻri' },
    })
    expect(store.view().queue).toEqual([])
    expect(store.view().day?.stops[0]?.state).toBe('open')
    await store.understood(trouble?.action.clientId ?? '')
    expect(store.view().troubles).toEqual([])
  },
)

test('a call that cannot be read does not hold up the others', async () => {
  const { world, store } = await phoneInHand()
  world.reachable = false
  await store.act({ verb: 'broken', parcel: 'TB1' })
  await store.act(deliver)
  world.reachable = true
  world.unreadable.add('broken')
  await store.sync()
  expect(store.view().queue).toEqual([])
  expect(store.view().troubles).toMatchObject([{ action: { verb: 'broken' }, result: { state: 'refused' } }])
  expect(world.heard).toHaveLength(1)
})

test('pictures are kept with their action, follow it, and leave the disk when they have arrived', async () => {
  const { world, disk, store } = await phoneInHand()
  world.reachable = false
  await store.act({ ...deliver, input: { proof: { photo: 'picture-1' } }, files: [fieldPhoto('picture-1')] })
  expect(store.view().files).toMatchObject([{ clientId: 'picture-1', bytes: 7 }])
  expect(await (await store.readFile('picture-1'))?.text()).toBe('picture')
  world.reachable = true
  await store.sync()
  expect(world.files).toEqual(['picture-1'])
  expect(store.view().files).toEqual([])
  expect([...disk.kept.keys()].filter((key) => key.startsWith('files/'))).toEqual([])
})

test('a full disk says so and keeps neither half', async () => {
  const { disk, store } = await phoneInHand()
  disk.fill()
  const kept = await store.act({ ...deliver, files: [fieldPhoto('picture-1')] })
  expect(kept).toEqual({ ok: false, error: { code: 'full' } })
  expect(store.view()).toMatchObject({ queue: [], files: [] })
})

/** A browser that loses hold of the shelf as it is written the next time, and empties it or not. */
function loseShelf({ disk }: Awaited<ReturnType<typeof phoneInHand>>, isEmptied: boolean) {
  const takes = disk.shelf.change
  let isLost = true
  disk.shelf.reopen = async () => {
    isLost = false
    if (isEmptied) disk.kept.clear()
  }
  disk.shelf.change = async (put, remove) => {
    if (isLost) throw new DOMException('The database connection is closing.', 'InvalidStateError')
    return takes(put, remove)
  }
}

test.each([true, false])(
  'a shelf that the browser has lost hold of is opened again, with all that is known (emptied: %s)',
  async (isEmptied) => {
    const phone = await phoneInHand()
    const { world, store, open } = phone
    world.reachable = false
    await store.act({ ...deliver, files: [fieldPhoto('picture-1')] })
    await store.act({ verb: 'fail_delivery', parcel: 'TB2' })
    loseShelf(phone, isEmptied)
    expect((await store.act({ verb: 'deliver', parcel: 'TB3' })).ok).toBe(true)
    expect(await store.withdraw(store.view().queue[1]?.clientId ?? '')).toBe(true)
    const again = await open()
    expect(again?.view().queue.map(({ parcel }) => parcel)).toEqual([stop.order_id, 'TB3'])
    expect(again?.view().day?.stops[0]?.state).toBe('done')
    store.close()
  },
)

test('what leaves a lost shelf does not come back with it', async () => {
  const phone = await phoneInHand()
  const { store, open } = phone
  phone.world.reachable = false
  await store.act(deliver)
  loseShelf(phone, false)
  expect(await store.withdraw(store.view().queue[0]?.clientId ?? '')).toBe(true)
  expect((await open())?.view().queue).toEqual([])
  store.close()
})

test('undo takes back what was not sent, with its pictures; what was sent is undone by a report', async () => {
  const { world, store } = await phoneInHand()
  world.reachable = false
  await store.act({ ...deliver, input: { proof: { photo: 'picture-1' } }, files: [fieldPhoto('picture-1')] })
  expect(await store.undo(stop.order_id)).toBe('withdrawn')
  expect(store.view()).toMatchObject({ queue: [], files: [] })
  expect(store.view().day?.stops[0]?.state).toBe('open')
  world.reachable = true
  await store.act(deliver)
  await store.sync()
  expect(await store.undo(stop.order_id)).toBe('sent')
  await store.sync()
  expect(world.requests.flatMap(({ actions }) => actions).map(({ verb }) => verb)).toEqual([
    'deliver',
    'undo_delivery',
  ])
})

test('nothing on the disk can be read without the key, and another key opens nothing', async () => {
  const { disk, store, open } = await phoneInHand()
  await store.act(deliver)
  const text = [...disk.kept.values()].map(({ data }) => new TextDecoder('latin1').decode(data)).join()
  expect(disk.kept.size).toBeGreaterThan(1)
  expect(text).not.toContain('Malika')
  expect(text).not.toContain('481305')
  expect(await open(await dataKey(randomBytes(32)))).toBeUndefined()
})

test('records swapped on the disk are not taken for each other', async () => {
  const { world, disk, store, open } = await phoneInHand()
  world.reachable = false
  await store.act(deliver)
  await store.act({ verb: 'fail_delivery', parcel: 'TB1' })
  const [first, second] = [...disk.kept].filter(([key]) => key.startsWith('actions/'))
  if (!first || !second) throw new Error('nothing kept')
  disk.kept.set(first[0], second[1])
  expect(await open()).toBeUndefined()
})

test('a phone that was ended says why and sends nothing more', async () => {
  const { world, store, ended } = await phoneInHand()
  world.status = 401
  world.why = 'device_ended'
  await store.act(deliver)
  await store.sync()
  expect(ended).toEqual(['device_ended'])
  world.status = 200
  await store.sync()
  expect(world.heard).toEqual([])
  expect(store.view().queue).toHaveLength(1)
})

test('a call card is used with the report that names it: the app that was killed and the answer that was read bring it back to nobody', async () => {
  const shift = sampleToday().shift
  const cards = shift && { ...shift, call_cards: ['101', '102'] }
  const { world, store, open } = await phoneInHand(sampleToday({ stops: [stop], shift: cards }))
  expect(store.view().callCard?.number).toBe('101')
  world.outcomes.set('fail_delivery', { state: 'conflict', code: 'moved_on' })
  await store.act({ verb: 'fail_delivery', parcel: stop.order_id, input: { call_card: '101' } })
  expect((await open())?.view().callCard?.number).toBe('102')
  await store.sync()
  await store.understood(store.view().troubles[0]?.action.clientId ?? '')
  await store.refresh()
  expect(store.view().callCard?.number).toBe('102')
})

test('a call card whose report found no room on the disk can still be written', async () => {
  const shift = sampleToday().shift
  const cards = shift && { ...shift, call_cards: ['101'] }
  const { disk, store } = await phoneInHand(sampleToday({ stops: [stop], shift: cards }))
  disk.fill()
  await store.act({ verb: 'fail_delivery', parcel: stop.order_id, input: { call_card: '101' } })
  expect(store.view().callCard?.number).toBe('101')
})

test('after each picture the disk is looked at again', async () => {
  const { store, room } = await phoneInHand()
  expect(store.view().room.low).toBe(false)
  Object.assign(room, { freeBytes: 1_000_000, low: true })
  await store.act({ ...deliver, files: [fieldPhoto('picture-1')] })
  await expect.poll(() => store.view().room).toMatchObject({ freeBytes: 1_000_000, low: true })
})

test('the moment is that of the server, whatever the clock of the phone says', async () => {
  const { world, store } = await phoneInHand()
  world.clockOffMs = 7_200_000
  await store.sync()
  expect(new Date(store.now()).toISOString()).toBe('2026-11-18T07:00:00.000Z')
  world.reachable = false
  await store.act(deliver)
  expect(store.view().day?.stops[0]).toMatchObject({
    ended_at: '2026-11-18T07:00:00.000Z',
    undo_until: '2026-11-18T07:10:00.000Z',
  })
})

test('the courier’s own order is shown at once and told when there is a line', async () => {
  const stops = ['11111111', '22222222', '33333333'].map((order_id, at) =>
    sampleStop({ order_id, tracking_code: `TB${order_id}`, position: at + 1 }),
  )
  const { world, store } = await phoneInHand(sampleToday({ stops }))
  world.reachable = false
  await store.arrange(['33333333', '11111111'])
  expect(store.view().day?.stops.map(({ order_id }) => order_id)).toEqual([
    '33333333',
    '22222222',
    '11111111',
  ])
})
