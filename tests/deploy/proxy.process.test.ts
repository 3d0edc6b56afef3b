import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { selfSigned } from '../support/self-signed.ts'
import { isInstalled, told } from './installed.ts'

const sample = readFileSync(join(import.meta.dirname, '../../deploy/nginx/tezbox.conf'), 'utf8')
const isHere = isInstalled('nginx', '-v')

type Seen = { copy: number; method: string; url: string; forwarded: string | undefined }
let seen: Seen[] = []
let answer: (copy: number) => RequestListener
const end: (() => unknown)[] = []
let port = 0

/** Two copies that answer as a test wants, behind nginx with the sample; only places and ports are of this machine. */
beforeAll(async () => {
  if (!isHere) return
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  end.push(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'temp'))
  const copies = await Promise.all([0, 1].map(startCopy))
  const [plain, tls] = [await freePort(), await freePort()]
  port = tls
  const { key, cert } = selfSigned()
  writeFileSync(join(folder, 'key.pem'), key)
  writeFileSync(join(folder, 'cert.pem'), cert)
  const places: [string, string][] = [
    ['127.0.0.1:3000', `127.0.0.1:${copies[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${copies[1]}`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/tezbox.example/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/letsencrypt/live/tezbox.example/privkey.pem', join(folder, 'key.pem')],
    ['/var/cache/nginx/tezbox-tiles', join(folder, 'cache-tiles')],
    ['/var/cache/nginx/tezbox', join(folder, 'cache')],
    ['/var/log/nginx/tezbox.log', join(folder, 'access.log')],
    ['/var/log/nginx/tezbox-errors.log', join(folder, 'errors.log')],
  ]
  let site = sample
  for (const [theirs, ours] of places) {
    expect(site).toContain(theirs)
    site = site.replace(theirs, ours)
  }
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/temp/${one};`,
  )
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/start.log; worker_processes 1;
events { worker_connections 512; }
http { ${temp.join(' ')} include ${folder}/site.conf; }`,
  )
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'start.log')]
  expect(told('nginx', ['-t', ...args], folder).words).toContain('test is successful')
  const nginx = spawn('nginx', args, { stdio: 'ignore' })
  end.push(() => stop(nginx))
  answer = () => (_, response) => response.end('well')
  await eventually(isThere, (there) => there)
})

beforeEach(() => {
  seen = []
})

afterAll(async () => {
  for (const step of end.reverse()) await step()
})

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function startCopy(copy: number): Promise<number> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    seen.push({ copy, method, url, forwarded: headers['x-forwarded-for'] as string | undefined })
    request.resume()
    request.once('end', () => answer(copy)(request, response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  end.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}

async function open(method: string, path: string, body?: Buffer, headers = {}): Promise<IncomingMessage> {
  const call = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host: 'tezbox.example', ...headers },
    rejectUnauthorized: false,
    agent: false,
  })
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  return response
}

async function ask(method: string, path: string, body?: Buffer, headers = {}) {
  const response = await open(method, path, body, headers)
  let text = ''
  for await (const part of response) text += part
  return { status: response.statusCode, headers: response.headers, text }
}

/** Nginx has begun. */
const isThere = () =>
  ask('GET', '/').then(
    ({ status }) => status === 200,
    () => false,
  )

const breaking: RequestListener = (request) => void request.socket.destroy()
const well: RequestListener = (_, response) => void response.end('well')

test.skipIf(!isHere)('the proxy tells who calls, whatever the caller claims', async () => {
  await ask('GET', '/', undefined, { 'x-forwarded-for': '203.0.113.9' })
  expect(seen.map(({ forwarded }) => forwarded)).toEqual(['127.0.0.1'])
})

test.skipIf(!isHere)('a read is taken by the other copy when one breaks off', async () => {
  answer = () => (seen.length > 1 ? well : breaking)
  expect((await ask('GET', '/api/some')).status).toBe(200)
  expect(new Set(seen.map(({ copy }) => copy)).size).toBe(2)
})

test.skipIf(!isHere)('what may have been done is never sent twice', async () => {
  for (const method of ['POST', 'PATCH']) {
    seen = []
    answer = () => breaking
    const { status, headers } = await ask(method, '/api/some', Buffer.from('{}'))
    expect([status, headers['retry-after'], seen.length]).toEqual([503, '5', 1])
  }
})

test.skipIf(!isHere)('events are passed on while the stream is open', async () => {
  answer = () => (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: 1\n\n')
  }
  const response = await open('GET', '/api/tracking/x/live')
  const [first] = await once(response, 'data')
  expect(String(first)).toBe('data: 1\n\n')
  response.destroy()
})

test.skipIf(!isHere)('an upload of ten megabytes passes, a larger one is refused', async () => {
  answer = () => well
  expect((await ask('POST', '/up', Buffer.alloc(10 * 1024 * 1024))).status).toBe(200)
  expect(
    (await ask('POST', '/up', Buffer.alloc(0), { 'content-length': String(13 * 1024 * 1024) })).status,
  ).toBe(413)
})

test.skipIf(!isHere)('what never changes is asked for once', async () => {
  answer = () => (_, response) => {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.end('script')
  }
  for (let times = 0; times < 3; times++) expect((await ask('GET', '/assets/a.js')).text).toBe('script')
  expect(seen).toHaveLength(1)
  for (const tile of ['5/1/1?v=a', '5/1/1?v=a&more=1', '5/1/1?v=b']) await ask('GET', `/tiles/${tile}`)
  expect(seen.slice(1).map(({ url }) => url)).toEqual(['/tiles/5/1/1?v=a', '/tiles/5/1/1?v=b'])
})
