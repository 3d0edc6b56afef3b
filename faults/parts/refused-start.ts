import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/free-port.mjs'

const root = join(import.meta.dirname, '../..')
const LIMIT_MS = 180_000

export type Refusal = { code: number | null; lines: string[]; ms: number }

/** Starts the real server and waits for its end, which is what a wrong setting has to lead to. */
export async function refusedStart(env: Readonly<Record<string, string>>): Promise<Refusal> {
  const startedAt = Date.now()
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: { PATH, NODE_ENV: 'production', METRICS_PORT: '0', PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const patience = setTimeout(() => child.kill('SIGTERM'), LIMIT_MS)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(patience)
  return { code, lines: said.split('\n').filter((line) => line !== ''), ms: Date.now() - startedAt }
}
