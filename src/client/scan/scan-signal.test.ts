import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let sounded: number[]
/** The phone lets the sound go on when this is called; undefined while nothing waits for it. */
let allow: (() => void) | undefined
let context: FakeContext

class FakeContext {
  state = 'running'
  currentTime = 0
  destination = {}
  constructor() {
    context = this
  }
  resume(): Promise<void> {
    return new Promise((done) => {
      allow = () => {
        this.state = 'running'
        done()
      }
    })
  }
}

class FakeOscillator {
  readonly connect = vi.fn()
  readonly stop = vi.fn()
  readonly #hertz: number
  constructor(_: unknown, { frequency }: { frequency: number }) {
    this.#hertz = frequency
  }
  start() {
    sounded.push(this.#hertz)
  }
}

const rest = () => vi.advanceTimersByTimeAsync(0)

async function freshSignal() {
  vi.resetModules()
  return (await import('./scan-signal.ts')).signal
}

beforeEach(() => {
  sounded = []
  allow = undefined
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OscillatorNode', FakeOscillator)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('right is one high sound, wrong are two low ones', async () => {
  const signal = await freshSignal()
  signal('right')
  await rest()
  expect(sounded).toEqual([1320])
  signal('wrong')
  await rest()
  expect(sounded).toEqual([1320, 220, 180])
})

test('what a phone call has interrupted is woken before it sounds', async () => {
  const signal = await freshSignal()
  signal('known')
  await rest()
  context.state = 'interrupted'
  signal('right')
  await rest()
  expect(sounded).toEqual([880])
  allow?.()
  await rest()
  expect(sounded).toEqual([880, 1320])
})

test('a sound that comes too late is left out: it would belong to another parcel', async () => {
  const signal = await freshSignal()
  signal('right')
  await rest()
  context.state = 'suspended'
  signal('wrong')
  await vi.advanceTimersByTimeAsync(2_000)
  allow?.()
  await rest()
  expect(sounded).toEqual([1320])
})

test('a phone without sound is no failure', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const signal = await freshSignal()
  signal('right')
  await rest()
  expect(sounded).toEqual([])
})
