import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** One connection through the proxy, and what becomes of its bytes. */
type Line = { near: Socket; far: Socket; up: 'pass' | 'swallow'; down: 'pass' | 'swallow' }

/**
 * A way to PostgreSQL, or to the site, on loopback, that can be spoiled. What is swallowed once stays so, as long as the
 * connection lives.
 */
export async function startFaultProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const lines = new Set<Line>()
  const strangers = new Set<Socket>()
  let delayMs = 0
  let isSilent = false
  let spoil: Buffer | undefined

  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (isSilent) {
      strangers.add(near.resume())
      return
    }
    const far = connect(Number(target.port || 5432), target.hostname)
    const line: Line = { near, far, up: 'pass', down: 'pass' }
    far.on('error', () => undefined)
    lines.add(line)
    near.on('data', (chunk) => void carry(chunk, far, () => line.up === 'pass'))
    far.on('data', (chunk) => void carry(spoiled(chunk, near), near, () => line.down === 'pass'))
    near.on('close', () => {
      if (line.up === 'pass') far.destroy()
    })
    far.on('close', () => {
      lines.delete(line)
      if (line.down === 'pass') near.destroy()
    })
  })

  async function carry(chunk: Buffer, to: Socket, mayPass: () => boolean): Promise<void> {
    if (delayMs > 0) await sleep(delayMs)
    if (mayPass() && to.writable) to.write(chunk)
  }

  /** The first half of the next answer, and garbage in place of the second. */
  function spoiled(chunk: Buffer, near: Socket): Buffer {
    if (!spoil || !near.writable) return chunk
    const bytes = Buffer.concat([chunk.subarray(0, chunk.length / 2), spoil])
    spoil = undefined
    return bytes
  }

  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  const port = await listen(0)
  const all = (what: (line: Line) => void) => {
    for (const line of lines) what(line)
  }
  const swallow = () => all((line) => Object.assign(line, { up: 'swallow', down: 'swallow' }))
  return {
    /** Another database, or this one, as it is reached through the proxy. */
    urlOf(url = databaseUrl): string {
      const spoilable = new URL(url)
      spoilable.host = `127.0.0.1:${port}`
      return spoilable.href
    },
    lines: () => lines.size,
    /** New connections pass, at once; what was swallowed before stays so. */
    pass(): void {
      isSilent = false
      delayMs = 0
    },
    delay(ms: number): void {
      delayMs = ms
    },
    reset: () => all(({ near, far }) => [near, far].map((socket) => socket.resetAndDestroy())),
    /** Half-open: the connections there are go nowhere, new ones pass. */
    swallow,
    /** What is asked arrives, its answer does not; new connections pass. */
    swallowAnswers: () => all((line) => Object.assign(line, { down: 'swallow' })),
    /** Old and new connections alike are accepted and never answered. */
    silent(): void {
      isSilent = true
      swallow()
    },
    garbage: (bytes: Buffer) => all(({ near }) => near.write(bytes)),
    garbageInNextAnswer(bytes: Buffer): void {
      spoil = bytes
    },
    halfClose: () => all(({ near }) => near.end()),
    async refuse(): Promise<void> {
      server.close()
      all(({ near }) => near.resetAndDestroy())
    },
    async listenAgain(): Promise<void> {
      await listen(port)
    },
    async stop(): Promise<void> {
      all(({ near, far }) => [near, far].map((socket) => socket.destroy()))
      for (const stranger of strangers) stranger.destroy()
      if (server.listening) server.close()
    },
  }
}
