/** Pages and JSON beside nginx serving the same bytes, in one run: throughput as ratios, CPU milliseconds a request. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { contentCalls } from '#modules/content/content.calls.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { cpuSeconds } from './process-cpu.ts'
import { load, requireProgram } from './wrk.ts'

const SECONDS = 8
const CONNECTIONS = 32
/** The limit this project has set itself. */
const CACHED_TO_NGINX = 0.12

requireProgram('wrk')
requireProgram('nginx')

const folder = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
const server = await startServerProcess({ TEZBOX_DATA: dataDir, LOG_LEVEL: 'silent' })
const brotli = { 'Accept-Encoding': 'br' }
const page = Buffer.from(await (await rawGet(`${server.url}/ru/faq`)).arrayBuffer())
const nginx = await startNginx(page)

try {
  const rows = []
  for (const subject of [
    { name: 'nginx, static file', url: nginx.url, pid: nginx.workerPid() },
    { name: 'cached page', url: `${server.url}/ru/faq`, pid: server.pid },
    { name: 'fresh page', url: `${server.url}/ru/blog/2`, pid: server.pid },
    {
      name: 'JSON from the database',
      url: `${server.url}${contentCalls.readWarning.path}`,
      pid: server.pid,
    },
    { name: 'JSON without the database', url: `${server.url}/healthz`, pid: server.pid },
  ]) {
    await load(subject.url, { seconds: 2, connections: CONNECTIONS, headers: brotli })
    const before = cpuSeconds(subject.pid)
    const { requests, perSecond } = await load(subject.url, {
      seconds: SECONDS,
      connections: CONNECTIONS,
      headers: brotli,
    })
    rows.push({ ...subject, perSecond, cpuMs: ((cpuSeconds(subject.pid) - before) * 1000) / requests })
  }
  const limit = rows[0]?.perSecond ?? Number.NaN
  console.log(`\n${page.length} bytes a page, ${CONNECTIONS} connections, ${SECONDS} s each\n`)
  for (const { name, perSecond, cpuMs } of rows) {
    console.log(
      `${name.padEnd(28)}${(perSecond / limit).toFixed(3).padStart(8)} of nginx${Math.round(perSecond).toString().padStart(10)} a second${cpuMs.toFixed(3).padStart(9)} CPU ms a request`,
    )
  }
  const cached = (rows[1]?.perSecond ?? 0) / limit
  console.log(
    `\ncached page: ${cached.toFixed(3)} of nginx, wanted at least ${CACHED_TO_NGINX}: ${cached >= CACHED_TO_NGINX ? 'met' : 'MISSED'}`,
  )
  if (cached < CACHED_TO_NGINX) process.exitCode = 1
} finally {
  await nginx.stop()
  await server.stop()
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true })
}

/** The bytes as they travel: fetch would unpack them. */
async function rawGet(url: string): Promise<Response> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: brotli }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(new Response(Buffer.concat(chunks))))
    })
      .on('error', reject)
      .end()
  })
}

async function startNginx(body: Buffer) {
  const port = 18_080
  const home = join(folder, 'nginx')
  mkdirSync(join(home, 'www'), { recursive: true })
  writeFileSync(join(home, 'www/page'), body)
  writeFileSync(
    join(home, 'nginx.conf'),
    `worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http { access_log off; keepalive_requests 100000000; client_body_temp_path ${home}/a; proxy_temp_path ${home}/b; fastcgi_temp_path ${home}/c; uwsgi_temp_path ${home}/d; scgi_temp_path ${home}/e;
  server { listen 127.0.0.1:${port}; root ${home}/www; open_file_cache max=10; default_type 'text/html; charset=utf-8'; add_header Content-Encoding br; } }`,
  )
  const child: ChildProcess = spawn(
    'nginx',
    ['-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')],
    { stdio: 'inherit' },
  )
  await sleep(500)
  return {
    url: `http://127.0.0.1:${port}/page`,
    workerPid: () => workerOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function workerOf(master: number): number {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  return Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')[0])
}
