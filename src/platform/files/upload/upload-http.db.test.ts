import { randomBytes } from 'node:crypto'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyReply } from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { docxParts, zipOf } from '../../../../tests/support/attack-files.ts'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { fakeClock } from '../../../../tests/support/fake-clock.ts'
import { boundary, type FormPart, formBody, formType } from '../../../../tests/support/form-body.ts'
import { memoryStore } from '../../../../tests/support/memory-store.ts'
import { sendRaw } from '../../../../tests/support/raw-http.ts'
import { type FileFailure, fileErrors } from '../errors.ts'
import { fileLinkPath, mountFileLinks } from '../file-links-route.ts'
import { createFiles } from '../files.ts'
import { issueLink } from '../links.ts'
import { findFile } from '../open-file.ts'
import type { Purpose } from '../purposes.ts'
import { sendFile } from '../send-file.ts'
import { createKeyRing } from '../store/key-ring.ts'
import type { FileId } from '../stored-file.repo.ts'
import { keepFile } from './accept-upload.ts'
import { letFormsThrough, receiveFile } from './receive-file.ts'

const db = await freshDatabase()
const store = memoryStore()
const files = createFiles({
  store,
  keys: createKeyRing([randomBytes(32)]),
  db,
  clock: fakeClock(new Date().toISOString()),
  log: { warn: () => undefined },
})
const catalogue = { status: fileErrors, message: (_: string, code: string) => code }
const access = { who: 'person:7', why: 'test' }
/** For a machine that is busy with other tests. */
const patience = { timeout: 30_000 }
let uploads = 0
let begun = 0
const refusals: string[] = []

const app = Fastify({ bodyLimit: 1024 * 1024 })
letFormsThrough(app)
mountFileLinks(app, files, catalogue)
const refuse = (reply: FastifyReply, { code, values }: FileFailure) =>
  reply.status(fileErrors[code]).send({ code, values })
app.post<{ Params: { purpose: Purpose } }>('/upload/:purpose', async (request, reply) => {
  begun += 1
  const by = request.headers['x-person']?.toString() ?? request.id
  const received = await receiveFile(files, request, { purpose: request.params.purpose, by })
  if (!received.ok) refusals.push(received.error.code)
  if (!received.ok) return refuse(reply, received.error)
  const { file } = received.value
  if (!file) return refuse(reply, { code: 'file_required' })
  const kept = await keepFile(db, file, `order:${uploads++}`)
  return kept.ok ? { id: kept.value.id, fields: received.value.fields } : refuse(reply, kept.error)
})
app.get<{ Params: { id: string } }>('/file/:id', async (request, reply) => {
  const file = await findFile(files, db, request.params.id)
  if (!file) return refuse(reply, { code: 'file_not_found' })
  const sent = await sendFile(files, request, reply, { file, access })
  return sent.ok ? sent.value : refuse(reply, sent.error)
})
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const base = `http://127.0.0.1:${port}`
afterAll(() => app.close())

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'navy' } })
  .jpeg()
  .toBuffer()
const photoPart: FormPart = { name: 'file', value: photo, fileName: 'chek.jpg', type: 'text/html' }

async function upload(purpose: Purpose, parts: FormPart[], headers: Record<string, string> = {}) {
  const response = await fetch(`${base}/upload/${purpose}`, {
    method: 'POST',
    headers: { 'Content-Type': formType, ...headers },
    body: new Uint8Array(formBody(parts)),
  })
  return { status: response.status, body: await response.json() }
}

test('a form with an amount and a receipt arrives, in either order', async () => {
  const amount = { name: 'amount', value: '150000' }
  for (const parts of [
    [amount, photoPart],
    [photoPart, amount],
  ]) {
    const { status, body } = await upload('receipt', parts)
    expect({ status, fields: body.fields }).toEqual({ status: 200, fields: { amount: '150000' } })
  }
})

test('what a browser’s own form sends arrives too', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(photo)], 'rasm 1.jpg', { type: 'image/jpeg' }))
  form.set('note', 'qizil quti')
  const response = await fetch(`${base}/upload/order_photo`, { method: 'POST', body: form })
  expect(await response.json()).toMatchObject({ fields: { note: 'qizil quti' } })
})

test('a picture is sent as a picture and nothing else', async () => {
  const { body } = await upload('claim_photo', [photoPart])
  const response = await fetch(`${base}/file/${body.id}`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': expect.stringMatching(/^inline; filename="claim_photo-[\w-]{6}\.jpg"/),
    'accept-ranges': 'bytes',
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes).toHaveLength(Number(response.headers.get('content-length')))
  expect((await sharp(bytes).metadata()).width).toBe(900)
})

test('a document is only offered for saving, under its own name', async () => {
  const docx = zipOf(docxParts())
  const { body } = await upload('cv', [{ name: 'file', value: docx, fileName: "Oʻtkir's CV.docx" }])
  const response = await fetch(`${base}/file/${body.id}`)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="O_tkir_s CV.docx"; filename*=UTF-8''O%CA%BBtkir%27s%20CV.docx`,
  )
  expect(Buffer.from(await response.arrayBuffer()).equals(docx)).toBe(true)
})

test('parts of a file can be asked for; an encrypted one always comes whole', async () => {
  const { body } = await upload('order_photo', [photoPart])
  const whole = Buffer.from(await (await fetch(`${base}/file/${body.id}`)).arrayBuffer())
  const part = async (range: string, id = body.id) => {
    const response = await fetch(`${base}/file/${id}`, { headers: { Range: range } })
    return [response.status, response.headers.get('content-range'), (await response.arrayBuffer()).byteLength]
  }
  const size = whole.length
  expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${size}`, 10])
  expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5])
  expect(await part('bytes=100-')).toEqual([206, `bytes 100-${size - 1}/${size}`, size - 100])
  expect(await part('bytes=10-99999999')).toEqual([206, `bytes 10-${size - 1}/${size}`, size - 10])
  expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0])
  expect(await part('bytes=-0')).toEqual([416, `bytes */${size}`, 0])
  for (const odd of ['bytes=-', 'bytes=0-1,3-4', 'lines=1-2'])
    expect(await part(odd)).toEqual([200, null, size])
  const passport = await upload('proof_passport', [photoPart])
  expect(await part('bytes=0-9', passport.body.id)).toEqual([200, null, size])
})

test('a tampered passport never arrives complete', async () => {
  const { body } = await upload('proof_passport', [photoPart])
  const file = await findFile(files, db, body.id)
  const bytes = file && store.objects.get(file.storageKey)
  bytes?.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
  const whole = fetch(`${base}/file/${body.id}`).then(async (response) => {
    await response.arrayBuffer()
    return response.status
  })
  expect(await whole.catch(() => 'broken off')).not.toBe(200)
})

test('a single-use link opens the file once; asking for its head does not use it up', async () => {
  const { body } = await upload('order_photo', [photoPart])
  const token = await issueLink(files, db, { fileId: body.id as FileId, ...access })
  const url = base + fileLinkPath(token)
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(404)
  const first = await fetch(url)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  await first.arrayBuffer()
  const second = await fetch(url)
  expect([second.status, (await second.json()).code]).toEqual([410, 'file_link_spent'])
})

test('forms that are not as agreed are refused with a code', async () => {
  const wrong: [string, number, FormPart[]][] = [
    ['file_required', 422, [{ name: 'amount', value: '1' }]],
    ['file_required', 422, [{ name: 'file', value: '', fileName: '' }]],
    ['upload_invalid', 400, [photoPart, photoPart]],
    ['upload_invalid', 400, [{ ...photoPart, name: 'other' }]],
    ['upload_invalid', 400, [{ name: 'a', value: '1' }, { name: 'a', value: '2' }, photoPart]],
    ['upload_invalid', 400, [{ name: 'a', value: 'x'.repeat(9000) }, photoPart]],
    ['upload_invalid', 400, [{ name: 'a', value: Buffer.from([0xff]) }, photoPart]],
    ['upload_invalid', 400, [photoPart, { name: 'a', value: 'x\0y' }]],
    ['file_type_mismatch', 422, [{ ...photoPart, fileName: 'chek.png' }]],
  ]
  for (const [code, status, parts] of wrong) {
    const answer = await upload('receipt', parts)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
  const other = await fetch(`${base}/upload/receipt`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data' },
    body: 'x',
  })
  expect([other.status, (await other.json()).code]).toEqual([400, 'upload_invalid'])
})

test('what was stored before the form turned out broken is taken away again', async () => {
  const before = store.objects.size
  await upload('order_photo', [photoPart, { name: 'a', value: 'x\0y' }])
  expect(store.objects.size).toBe(before)
})

test('an upload that breaks off leaves nothing behind', async () => {
  const before = store.objects.size
  const body = formBody([photoPart])
  const head = `POST /upload/order_photo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${formType}\r\nContent-Length: `
  const cut = Buffer.concat([Buffer.from(`${head}${body.length - 20}\r\n\r\n`), body.subarray(0, -20)])
  expect(await sendRaw(port, cut)).toContain('upload_incomplete')
  expect(store.objects.size).toBe(before)
})

test('a sender who hangs up in the middle leaves nothing behind', async () => {
  const before = store.objects.size
  const begunBefore = begun
  refusals.length = 0
  const socket = connect(port, '127.0.0.1')
  const body = formBody([photoPart])
  socket.write(
    `POST /upload/order_photo HTTP/1.1\r\nHost: x\r\nContent-Type: ${formType}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, 2000))
  await vi.waitFor(() => expect(begun - begunBefore).toBe(1), patience)
  socket.destroy()
  await vi.waitFor(() => expect(refusals).toEqual(['upload_incomplete']), patience)
  expect([store.objects.size, files.budget.held]).toEqual([before, 0])
})

test('a length over the cap is refused before the body is sent', async () => {
  const head = `POST /upload/receipt HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${formType}\r\nContent-Length: 99999999999\r\n\r\n--${boundary}`
  const answer = await sendRaw(port, head)
  expect(answer).toContain('413')
  expect(answer).toContain('"max":"10"')
})

test('one person has ten uploads under way and no more; the others go on, and so does this one afterwards', async () => {
  const send = (person: string) => upload('order_photo', [photoPart], { 'x-person': person })
  const before = begun
  const slow = Array.from({ length: 10 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /upload/order_photo HTTP/1.1\r\nHost: x\r\nX-Person: 7\r\nContent-Type: ${formType}\r\nContent-Length: 999\r\n\r\n--`,
    )
    return socket
  })
  try {
    await vi.waitFor(() => expect(begun - before).toBe(10), patience)
    const refused = { code: 'rate_limited', values: { seconds: '5' } }
    expect(await send('7')).toEqual({ status: 429, body: refused })
    expect((await send('8')).status).toBe(200)
    expect((await upload('order_photo', [photoPart])).status).toBe(200)
  } finally {
    for (const socket of slow) socket.destroy()
  }
  await vi.waitFor(async () => expect((await send('7')).status).toBe(200), patience)
})
