import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { atTheEnd, closeEverything } from './at-the-end.ts'
import { leftSince, traces } from './leftovers.ts'

const AT_ONCE = 0

test('a file that closed what it opened leaves nothing behind', async () => {
  const before = traces()
  const server = createServer().listen(0)
  await once(server, 'listening')
  server.close()
  expect(await leftSince(before)).toEqual([])
})

test.each<[string, () => Promise<() => unknown> | (() => unknown), string]>([
  ['a server', listening, 'a server that listens: none before, 1 after'],
  ['a child process', sleeping, 'a child process: none before, 1 after'],
  [
    'a setting',
    () => leave(() => vi.stubEnv('LEFT_BEHIND', 'yes')),
    'env LEFT_BEHIND: none before, yes after',
  ],
  ['a time zone', () => leave(() => vi.stubEnv('TZ', 'Asia/Tokyo')), 'Asia/Tokyo after'],
  ['a window', () => leave(() => vi.stubGlobal('window', {})), 'global window: false before, true after'],
  [
    'a false fetch',
    () => leave(() => vi.stubGlobal('fetch', () => undefined)),
    'fetch: its own before, another',
  ],
  ['a stopped clock', stoppedClock, 'Date: its own before, another after'],
  ['a listener', listener, 'process.on SIGTERM'],
])('%s left behind is told', async (_, leaveIt, words) => {
  const before = traces()
  const takeAway = await leaveIt()
  onTestFinished(() => void takeAway())
  const left = await leftSince(before, AT_ONCE)
  expect(left.join('\n')).toContain(words)
})

test('what is closed at the end is closed newest first, also after a failure, and the failure is told', async () => {
  const closed: string[] = []
  atTheEnd(() => closed.push('first'))
  atTheEnd(() => {
    throw new Error('the second does not close')
  })
  atTheEnd(async () => closed.push('third'))
  await expect(closeEverything()).rejects.toThrow('the second does not close')
  expect(closed).toEqual(['third', 'first'])
  await closeEverything()
  expect(closed).toEqual(['third', 'first'])
})

async function listening(): Promise<() => Server> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  return () => server.close()
}

function sleeping(): () => boolean {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' })
  return () => child.kill('SIGKILL')
}

function leave(change: () => unknown): () => void {
  change()
  return () => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  }
}

function stoppedClock(): () => void {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
}

function listener(): () => unknown {
  const listen = () => undefined
  process.on('SIGTERM', listen)
  return () => process.off('SIGTERM', listen)
}
