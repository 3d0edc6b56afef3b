import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { type FaultProxy, startFaultProxy } from '../../../../tests/support/fault-proxy.ts'
import { sql } from '../sql.ts'
import { startListener } from './listener.ts'

const spoilings: [string, (proxy: FaultProxy) => void][] = [
  ['cut', (proxy) => proxy.reset()],
  ['half closed', (proxy) => proxy.halfClose()],
  ['swallowed without a word', (proxy) => proxy.swallow()],
]

test.each(spoilings)(
  'after its connection was %s a listener is told of the gap, and hears again',
  async (_, spoil) => {
    const direct = await freshDatabase()
    const proxy = await startFaultProxy(direct.url)
    const heard: string[] = []
    let gaps = 0
    const listener = startListener({
      url: proxy.urlOf(),
      channel: 'news',
      applicationName: 'test listener',
      onNotice: (payload) => heard.push(payload),
      onGap: () => {
        gaps += 1
      },
      onError: () => undefined,
      checkEveryMs: 100,
    })
    onTestFinished(async () => {
      await listener.stop()
      await proxy.stop()
    })
    const gap = (count: number) =>
      eventually(
        () => gaps,
        (seen) => seen === count,
      )
    const say = async (word: string) => {
      await direct.many(sql`select pg_notify('news', ${word})`)
      await eventually(
        () => heard,
        (words) => words.includes(word),
      )
    }
    await gap(1)
    await say('before')
    spoil(proxy)
    await gap(2)
    expect(listener.isListening()).toBe(true)
    await say('after')
    expect(heard).toEqual(['before', 'after'])
  },
)
