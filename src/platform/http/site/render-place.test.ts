import { expect, test } from 'vitest'
import { createRenderPlace, type NoPlace, type RenderPlace } from './render-place.ts'

const nextTurn = () => new Promise<void>((begin) => setImmediate(begin))

/** Work that lasts until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = false
  return {
    work: () => {
      begun = true
      return promise
    },
    end: resolve,
    isBegun: () => begun,
  }
}

const place = (limits: Partial<Parameters<typeof createRenderPlace>[0]> = {}) =>
  createRenderPlace({ atOnce: 1, mostWaiting: 10, longestWaitMs: 60_000, calm: nextTurn, ...limits })

/** What became of the work, without an unhandled refusal. */
const outcomeOf = (running: Promise<unknown>) =>
  running.then(
    () => 'done',
    (error: NoPlace) => error.why ?? error.message,
  )

async function settled(of: RenderPlace): Promise<void> {
  while (of.counts().underWay > 0) await new Promise(setImmediate)
}

test('no more work is under way than there are places', async () => {
  const rooms = place({ atOnce: 2 })
  const works = [held(), held(), held()]
  const done = works.map(({ work }) => rooms.run(work))
  expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, false])
  expect(rooms.counts()).toEqual({ underWay: 2, waiting: 1 })
  works[0]?.end()
  await done[0]
  await new Promise(setImmediate)
  expect(works[2]?.isBegun()).toBe(true)
  for (const { end } of works) end()
  await Promise.all(done)
  await settled(rooms)
  expect(rooms.counts()).toEqual({ underWay: 0, waiting: 0 })
})

test('who came first is served first', async () => {
  const rooms = place()
  const served: number[] = []
  await Promise.all([1, 2, 3, 4, 5].map((who) => rooms.run(async () => served.push(who))))
  expect(served).toEqual([1, 2, 3, 4, 5])
})

test('beyond those who may wait everybody is refused at once', async () => {
  const rooms = place({ mostWaiting: 1 })
  const first = held()
  const running = rooms.run(first.work)
  const second = rooms.run(async () => 'done')
  expect(await outcomeOf(rooms.run(async () => 'never'))).toBe('full')
  first.end()
  await running
  expect(await second).toBe('done')
})

test('who waits too long is refused, and not served later', async () => {
  const rooms = place({ longestWaitMs: 5 })
  const first = held()
  const running = rooms.run(first.work)
  const late = held()
  expect(await outcomeOf(rooms.run(late.work))).toBe('late')
  expect(rooms.counts().waiting).toBe(0)
  first.end()
  await running
  await settled(rooms)
  expect(late.isBegun()).toBe(false)
})

test('who leaves while waiting leaves the queue to others', async () => {
  const rooms = place({ mostWaiting: 1 })
  const first = held()
  const running = rooms.run(first.work)
  const leaving = new AbortController()
  const left = outcomeOf(rooms.run(async () => 'never', leaving.signal))
  leaving.abort()
  expect(await left).toBe('gone')
  const next = rooms.run(async () => 'served')
  first.end()
  await running
  expect(await next).toBe('served')
  expect(await outcomeOf(rooms.run(async () => 'never', leaving.signal))).toBe('gone')
})

test('work that fails gives its place back', async () => {
  const rooms = place()
  expect(await outcomeOf(rooms.run(() => Promise.reject(new Error('broken'))))).toBe('broken')
  expect(await rooms.run(async () => 'next')).toBe('next')
})

test('between two pieces of work the process turns to what came in', async () => {
  const rooms = place()
  const order: string[] = []
  const first = rooms.run(async () => {
    setImmediate(() => order.push('what came in'))
    order.push('first')
  })
  const second = rooms.run(async () => order.push('second'))
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'what came in', 'second'])
})
