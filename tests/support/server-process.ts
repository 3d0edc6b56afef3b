import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const START_LIMIT_MS = 240_000
/** Below those that systems lend to outgoing connections, so that nobody takes one before the server does. */
const PORTS = { first: 20_000, count: 12_000 }

export type ServerProcess = {
  url: string
  pid: number
  /** Everything it printed so far. */
  output(): string
  /** Only for `clocked-main.ts`: its clock jumps ahead. */
  advance(ms: number): Promise<void>
  /** Only for `clocked-main.ts`: a job that comes by the clock has its turn, and is done when this answers. */
  comes(job: string): Promise<void>
  /** The way a person stops it; answers with the exit code. */
  stop(): Promise<number | null>
  /** The way a power cut stops it. */
  kill(): Promise<void>
}

/** What is started, by what, and where: another version of the product lies elsewhere. */
type Program = { program?: string; command?: string; folder?: string | undefined }

/** What `npm start` runs: made by the build from the same sources. Tests take those, which need no build to be the newest. */
export const builtServer = { program: 'build/server/main.js' }

/** The product in a process of its own, with the site as it was built. */
export async function startServerProcess(
  env: Record<string, string>,
  { program = 'src/main.ts', command = process.execPath, folder = root }: Program = {},
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(command, [program], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000000',
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      // Nobody stands in front of it who would have to be told first.
      DRAIN_SECONDS: '0',
      // Whoever wants the whole company says so.
      DEMO_PAST: '0',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // A test that fails half-way does not stop its servers.
  const killWithUs = () => child.kill('SIGTERM')
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const gone = once(child, 'exit')
  await greeted(child, () => output)
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    async advance(ms) {
      const moved = once(child, 'message')
      child.send({ advance: ms })
      await moved
    },
    async comes(job) {
      const told = once(child, 'message')
      child.send({ comes: job })
      const [{ state }] = (await told) as [{ state: string }]
      if (state !== 'completed') throw new Error(`${job}: ${state}`)
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = await gone
      return code
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Resolves with the greeting, rejects with what the process said instead. */
async function greeted(child: ChildProcess, output: () => string): Promise<void> {
  const started = Date.now()
  while (!output().includes('TezBox answers at')) {
    if (child.exitCode !== null) throw new Error(output())
    if (Date.now() - started > START_LIMIT_MS) {
      child.kill('SIGKILL')
      throw new Error(`the server did not start in time: ${output()}`)
    }
    await new Promise((wake) => setTimeout(wake, 20))
  }
}

let portsAsked = 0

async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = PORTS.first + ((process.pid * 101 + portsAsked++) % PORTS.count)
    if (await isFree(port)) return port
  }
  throw new Error('no free port')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const probe = createServer()
    probe.once('error', () => tell(false))
    probe.listen(port, () => probe.close(() => tell(true)))
  })
}
