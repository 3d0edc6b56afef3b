import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export function requireProgram(name: string): void {
  if (spawnSync('which', [name]).status === 0) return
  console.error(`This bench needs ${name}: apt-get install ${name}`)
  process.exit(1)
}

type Load = {
  seconds: number
  connections: number
  headers?: Record<string, string>
  /** A file in Lua that says which requests are made. */
  script?: string
}

/** One thread of wrk on loopback, bounded in time. Any answer but 2xx or 3xx spoils the run; slow ones are what is measured. */
export async function load(
  url: string,
  { seconds, connections, headers = {}, script }: Load,
): Promise<{ requests: number; perSecond: number }> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script === undefined ? [] : ['-s', script]),
    url,
  ])
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`)
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]),
  }
}
