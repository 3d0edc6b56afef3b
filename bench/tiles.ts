/** Tiles of the map beside nginx serving the same bytes as files, in one run: answers a second as a ratio, CPU a request. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openArchive } from '#modules/map/archive/archive.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { cpuSeconds } from './process-cpu.ts'
import { load, requireProgram } from './wrk.ts'

const SECONDS = Number(process.env.SECONDS ?? 4)
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const CONNECTIONS = 32
/** What people see who look at Tashkent from afar and come nearer: columns and rows around its middle. */
const around = { latitude: 41.311, longitude: 69.2797, zooms: [9, 10, 11, 12, 13, 14], reach: 8 }
const accepts = { 'Accept-Encoding': 'gzip' }

requireProgram('wrk')
requireProgram('nginx')

const folder = mkdtempSync(join(tmpdir(), 'tezbox-bench-tiles-'))
const sets = await unpackTiles(join(folder, 'www'))
const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-tiles-'))
const server = await startServerProcess({ TEZBOX_DATA: dataDir, LOG_LEVEL: 'silent' })
const nginx = await startNginx()

try {
  console.log(`\n${CONNECTIONS} connections, ${ROUNDS} turns of ${SECONDS} s each; the middle turn counts`)
  for (const set of sets) {
    await sameBytes(set)
    const subjects = [
      { name: 'nginx, files', url: nginx.url, pid: nginx.workerPid(), turns: [] as Turn[] },
      { name: 'tiles', url: server.url, pid: server.pid, turns: [] as Turn[] },
    ]
    for (const { url } of subjects) await measure(url, 3, set)
    for (let round = 0; round < ROUNDS; round++)
      for (const { url, pid, turns } of subjects) {
        const before = cpuSeconds(pid)
        const { requests, perSecond } = await measure(url, SECONDS, set)
        turns.push({ perSecond, cpuMs: ((cpuSeconds(pid) - before) * 1000) / requests })
      }
    tell(set, subjects)
  }
} finally {
  await nginx.stop()
  await server.stop()
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true })
}

type Turn = { perSecond: number; cpuMs: number }
type Subject = { name: string; turns: readonly Turn[] }
type TileSet = { what: string; script: string; paths: string[]; bytes: number }

function measure(url: string, seconds: number, { script }: TileSet) {
  return load(url, { seconds, connections: CONNECTIONS, headers: accepts, script })
}

function tell({ what, paths, bytes }: TileSet, subjects: readonly Subject[]): void {
  console.log(`\n${what}: ${paths.length} tiles, ${Math.round(bytes / paths.length)} bytes each on average`)
  const limit = middle((subjects[0]?.turns ?? []).map(({ perSecond }) => perSecond))
  for (const { name, turns } of subjects) {
    const perSecond = middle(turns.map((turn) => turn.perSecond))
    const cpuMs = middle(turns.map((turn) => turn.cpuMs))
    console.log(
      `${name.padEnd(16)}${(perSecond / limit).toFixed(3).padStart(8)} of nginx${Math.round(perSecond).toString().padStart(10)} a second${cpuMs.toFixed(3).padStart(9)} CPU ms a request`,
    )
  }
}

/** Of an odd number of turns. */
function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

/** Each tile as a file of its own, packed as it is in the archive. */
async function unpackTiles(into: string): Promise<TileSet[]> {
  const archive = await openArchive(join(import.meta.dirname, '../map/uzbekistan.pmtiles'))
  const write = async (what: string, tiles: Iterable<{ z: number; x: number; y: number }>) => {
    const set: TileSet = { what, script: join(folder, `${what}.lua`), paths: [], bytes: 0 }
    for (const { z, x, y } of tiles) {
      const place = await archive.find(z, x, y)
      if (!place) continue
      mkdirSync(join(into, `tiles/${z}/${x}`), { recursive: true })
      writeFileSync(join(into, `tiles/${z}/${x}/${y}`), await archive.read(place))
      set.paths.push(`/tiles/${z}/${x}/${y}`)
      set.bytes += place.length
    }
    writeFileSync(set.script, wrkScript(set.paths))
    return set
  }
  const sets = [await write('Tashkent', tilesAround()), await write('everywhere', tilesEverywhere())]
  archive.close()
  return sets
}

/** So many of the last two zooms that they fit into no cache of ours: each has to be read. */
function* tilesEverywhere(): Generator<{ z: number; x: number; y: number }> {
  for (const z of [13, 14])
    for (let x = Math.floor(0.655 * 2 ** z); x < 0.704 * 2 ** z; x += z - 12)
      for (let y = Math.floor(0.355 * 2 ** z); y < 0.391 * 2 ** z; y += z - 12) yield { z, x, y }
}

function* tilesAround(): Generator<{ z: number; x: number; y: number }> {
  const { latitude, longitude, zooms, reach } = around
  const angle = (latitude * Math.PI) / 180
  for (const z of zooms) {
    const column = Math.floor(((longitude + 180) / 360) * 2 ** z)
    const row = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z)
    for (let x = column - reach; x <= column + reach; x++)
      for (let y = row - reach; y <= row + reach; y++) yield { z, x, y }
  }
}

/** One tile after the other, each connection from another one on. */
function wrkScript(paths: readonly string[]): string {
  return `local paths = { ${paths.map((path) => `"${path}"`).join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
`
}

/** What is compared is the same work: both send the very same bytes. */
async function sameBytes({ paths }: TileSet): Promise<void> {
  for (const path of paths.slice(0, 20)) {
    const [own, files] = await Promise.all(
      [server.url, nginx.url].map(async (url) => Buffer.from(await (await fetch(url + path)).arrayBuffer())),
    )
    if (!own || !files || !own.equals(files) || own.length === 0) throw new Error(`${path} differs`)
  }
}

async function startNginx() {
  const port = 18_081
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/www; open_file_cache max=2000; default_type application/vnd.mapbox-vector-tile;
    add_header Content-Encoding gzip; add_header Cache-Control "public, max-age=86400"; } }`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  await sleep(500)
  return {
    url: `http://127.0.0.1:${port}`,
    workerPid: () =>
      Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0]),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
