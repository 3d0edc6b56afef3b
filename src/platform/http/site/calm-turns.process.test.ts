import { fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCalmTurns } from './calm-turns.ts'

/** Keeps the process busy, as drawing a page does. */
function draw(): void {
  const until = performance.now() + 5
  while (performance.now() < until);
}

test('who comes in a crowd is let in before the next page is drawn, not one a page', async () => {
  const server = createServer((_, response) => response.end())
  const turns = createCalmTurns()
  turns.watch(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const crowd = fork(join(import.meta.dirname, '../../../../tests/support/crowd-process.ts'), [
    String(port),
    '200',
  ])
  const served = once(crowd, 'exit')
  let pages = 0
  let isOver = false
  void served.then(() => {
    isOver = true
  })
  // Until the crowd is at the door it is all the same how many are drawn.
  await once(server, 'connection')
  while (!isOver) {
    await turns.next()
    draw()
    pages++
  }
  server.close()
  expect(await served).toEqual([0, null])
  expect(pages).toBeLessThan(100)
})

test('a page is drawn after a bounded number of turns, however many come', async () => {
  const turns = createCalmTurns()
  const crowd = new EventEmitter()
  turns.watch(crowd as Server)
  let isDrawn = false
  const drawing = turns.next().then(() => {
    isDrawn = true
  })
  for (let turn = 0; turn < 1_000 && !isDrawn; turn++) {
    crowd.emit('connection')
    await new Promise(setImmediate)
  }
  expect(isDrawn).toBe(true)
  await drawing
})
