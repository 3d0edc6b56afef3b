import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { formBody, formType } from '../../../../tests/support/form-body.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'

const env = {
  HEADERS_SECONDS: '1',
  BODY_SECONDS: '1',
  UPLOAD_SECONDS: '2',
  MAX_CONNECTIONS: '12',
  CONNECTIONS_PER_ADDRESS: '8',
}
const server = await startTestApp({ env })
await server.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.app.server.address() as AddressInfo

/** Says something and then keeps the line; what was heard until it was hung up. */
async function slowly(begin: string | Buffer, drop: string) {
  const { socket, heard } = await open()
  socket.write(begin)
  const dripping = setInterval(() => socket.write(drop), 100)
  await once(socket, 'close')
  clearInterval(dripping)
  return heard()
}

async function open(from = '127.0.0.1') {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: from })
  onTestFinished(() => void socket.destroy())
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(chunk))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return { socket, heard: () => Buffer.concat(received).toString() }
}

const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '{}')

test('headers that come drop by drop end with 408', async () => {
  const answer = await slowly('GET /healthz HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n')
  expect(answer).toContain('HTTP/1.1 408 Request Timeout\r\n')
  expect(answer).toContain('Connection: close\r\n')
  expect(bodyOf(answer)).toMatchObject({ status: 408, code: 'request_timeout', success: false })
})

test("a body that comes drop by drop ends with 408 in the caller's language", async () => {
  const { path } = leadCalls.leaveContacts
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAccept-Language: ru\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`
  const answer = await slowly(head, ' ')
  expect(answer).toContain('HTTP/1.1 408 Request Timeout\r\n')
  expect(answer.toLowerCase()).toContain('connection: close\r\n')
  expect(answer.toLowerCase()).toContain('content-language: ru\r\n')
  expect(bodyOf(answer)).toMatchObject({
    code: 'request_timeout',
    message: expect.stringContaining('запрос'),
  })
})

test('an upload that comes drop by drop ends with 408 and leaves nothing behind', async () => {
  const path = applicationCalls.apply.path.replace(/:\w+/, '1')
  const body = formBody([{ name: 'file', value: Buffer.alloc(9_000, 'x'), fileName: 'cv.pdf' }])
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${formType}\r\nContent-Length: ${body.length}\r\n\r\n`
  const answer = await slowly(Buffer.concat([Buffer.from(head), body.subarray(0, 3_000)]), 'x')
  expect(answer).toContain('HTTP/1.1 408 Request Timeout\r\n')
  expect(bodyOf(answer).code).toBe('request_timeout')
  for (const table of [sql`stored_file`, sql`unclaimed_bytes`])
    expect(await server.db.one(sql`select count(*)::int as rows from ${table}`)).toEqual({ rows: 0 })
})

test('a connection on which nobody speaks is closed without a word', async () => {
  const { socket, heard } = await open()
  await once(socket, 'close')
  expect(heard()).toBe('')
})

test('one address has its share of connections, and past all of them a newcomer takes a silent place', async () => {
  const places = async (from: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => open(from)))
  const first = await places('127.0.0.2', 9)
  await eventually(
    () => first.filter(({ socket }) => socket.closed).length,
    (closed) => closed >= 1,
  )
  // Silent ones leave by themselves too, after their second; whoever asks is answered whatever they do.
  await places('127.0.0.3', 8)
  const { socket, heard } = await open('127.0.0.4')
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await once(socket, 'close')
  expect(heard()).toContain('HTTP/1.1 200 OK')
})
