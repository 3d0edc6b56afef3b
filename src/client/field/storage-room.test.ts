import { expect, onTestFinished, test, vi } from 'vitest'
import { askForRoom, roomOf } from './storage-room.ts'

function browser(storage: object | undefined) {
  vi.stubGlobal('navigator', { storage })
  onTestFinished(() => void vi.unstubAllGlobals())
}
const estimate = async () => ({ quota: 1_000_000_000, usage: 0 })

test('the browser is asked to keep what is here once; afterwards only whether it does', async () => {
  let asked = 0
  const persist = async () => {
    asked++
    return false
  }
  browser({ estimate, persist, persisted: async () => true })
  expect(await askForRoom(true)).toMatchObject({ persistent: false, low: false })
  expect(await askForRoom(false)).toMatchObject({ persistent: true })
  expect(asked).toBe(1)
})

test('a browser that says nothing has refused nothing', async () => {
  browser(undefined)
  expect(await askForRoom(true)).toMatchObject({ persistent: undefined, low: false })
  browser({ estimate })
  expect(await askForRoom(true)).toMatchObject({ persistent: undefined, freeBytes: 1_000_000_000 })
})

test('a disk is low before a shift of pictures no longer fits', () => {
  expect(roomOf(undefined, 0)).toEqual({ freeBytes: undefined, low: false })
  expect(roomOf(1_000_000_000, 100)).toMatchObject({ low: false })
  expect(roomOf(100_000_000, 50_000_000)).toEqual({ freeBytes: 50_000_000, low: true })
})
