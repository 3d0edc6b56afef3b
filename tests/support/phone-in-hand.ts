import { openFieldStore } from '../../src/client/field/open-field-store.ts'
import { dataKey, randomBytes } from '../../src/client/field/sealing.ts'
import { fakeField } from './fake-field.ts'
import { memoryShelf } from './memory-shelf.ts'
import { sampleStop, sampleToday } from './sample-day.ts'

/** A phone in somebody's hand, its disk, and the server as it meets it. It has told the server that it is there. */
export async function phoneInHand(today = sampleToday({ stops: [sampleStop()] })) {
  const { world, api } = fakeField(today)
  const disk = memoryShelf()
  const key = await dataKey(randomBytes(32))
  const ended: (string | undefined)[] = []
  const room = { freeBytes: 1_000_000_000, persistent: true, low: false }
  let now = Date.parse('2026-11-18T09:00:00.000Z')
  const open = async (withKey = key) => {
    const options = {
      shelf: disk.shelf,
      deviceId: 'phone-1',
      api,
      onEnded: (why?: string) => ended.push(why),
      roomNow: async () => ({ ...room }),
    }
    return openFieldStore({ ...options, key: withKey, now: () => now })
  }
  const store = await open()
  if (!store) throw new Error('not opened')
  await store.sync()
  const pass = (ms: number) => {
    now += ms
  }
  return { world, disk, store, open, ended, room, pass }
}

export const fieldPhoto = (clientId: string) => ({
  clientId,
  kind: 'photo' as const,
  blob: new Blob(['picture']),
})
