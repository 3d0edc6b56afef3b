import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import {
  docxParts,
  flatPng,
  manyFrameGif,
  manyFrameWebp,
  pdf,
  zeros,
  zipOf,
} from '../../../../tests/support/attack-files.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { boundary, formBody, formType } from '../../../../tests/support/form-body.ts'
import { hostilePapers } from '../../../../tests/support/hostile-papers.ts'
import type { Purpose } from '../purposes.ts'

vi.setConfig({ testTimeout: 300_000 })

const program = fileURLToPath(new URL('../../../../tests/support/upload-child.ts', import.meta.url))
const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
const [firstLine] = await once(child.stdout, 'data')
const port = Number(String(firstLine))
const base = `http://127.0.0.1:${port}`
afterAll(() => child.kill())

async function upload(purpose: Purpose, value: Buffer, fileName: string): Promise<string> {
  const response = await fetch(`${base}/upload/${purpose}`, {
    method: 'POST',
    headers: { 'Content-Type': formType },
    body: new Uint8Array(formBody([{ name: 'file', value, fileName }])),
  })
  return (await response.json()).code
}

const peak = async (): Promise<number> => (await (await fetch(`${base}/peak`)).json()).megabytes

/** Megabytes that the work added to the most the process ever held. */
async function growth(work: () => Promise<void>): Promise<number> {
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'gray' } }).jpeg()
  expect(await upload('order_photo', await photo.toBuffer(), 'ordinary.jpg')).toBe('accepted')
  const before = await peak()
  await work()
  const grown = (await peak()) - before
  if (process.env.SHOW_MEMORY)
    process.stderr.write(`grew by ${grown.toFixed(0)} MB from ${before.toFixed(0)} MB\n`)
  return grown
}

/** Sends without ever saying how much, until it is told to stop; answers with the status and what was sent. */
async function sendWithoutEnd(purpose: Purpose, piece: Buffer, most: number) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  let sent = 0
  socket.on('data', (chunk) => (answer += chunk))
  socket.on('error', () => undefined)
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x.jpg"\r\n\r\n\xff\xd8\xff`
  socket.write(
    `POST /upload/${purpose} HTTP/1.1\r\nHost: x\r\nContent-Type: ${formType}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
  socket.write(chunk(Buffer.from(head, 'latin1')))
  const wrapped = chunk(piece)
  const burst = Buffer.concat(Array.from({ length: Math.ceil(65_536 / wrapped.length) }, () => wrapped))
  while (!socket.destroyed && answer === '' && sent < most) {
    sent += (burst.length / wrapped.length) * piece.length
    if (!socket.write(burst))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined)
    await new Promise((wake) => setImmediate(wake))
  }
  await eventually(() => answer !== '' || socket.destroyed, Boolean)
  socket.destroy()
  return { status: answer.split(' ')[1], code: /"code":"(\w+)"/.exec(answer)?.[1], sent }
}

const MEGABYTE = 1024 * 1024

test('zip bombs, pixel floods, polyglots and wrong names are refused within 100 MB of memory', async () => {
  const onePixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp({ lossless: true })
    .toBuffer()
  const filler = Buffer.alloc(0)
  const bomb = (inflatedBytes: number, deflated: Buffer) =>
    zipOf(docxParts({ name: 'word/a.xml', content: filler, deflated, claims: { inflatedBytes, crc32: 0 } }))
  const fourGigabytes = zeros(255)
  const claimed = 255 * 16 * MEGABYTE
  const attacks: [Purpose, string, Buffer, string][] = [
    ['cv', 'bomb.docx', bomb(claimed, fourGigabytes), 'file_unsafe'],
    ['cv', 'liar.docx', bomb(1000, fourGigabytes), 'file_unsafe'],
    ['cv', 'large-liar.docx', bomb(45 * MEGABYTE, fourGigabytes), 'file_unsafe'],
    [
      'cv',
      'nested.docx',
      zipOf(docxParts({ name: 'word/in.zip', content: bomb(claimed, fourGigabytes) })),
      'file_unsafe',
    ],
    ['cv', 'gifar.pdf', Buffer.concat([pdf(), zipOf(docxParts())]), 'file_unsafe'],
    ['order_photo', 'flood.png', flatPng(50_000, 50_000, 200), 'image_too_large'],
    ['order_photo', 'frames.webp', manyFrameWebp(onePixel, 20_000, 4000), 'image_too_large'],
    ['order_photo', 'frames.gif', manyFrameGif(100_000), 'file_type_unsupported'],
    ['order_photo', 'photo.jpg', flatPng(100, 100), 'file_type_mismatch'],
    [
      'order_photo',
      'photo.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'file_type_mismatch',
    ],
  ]
  const grown = await growth(async () => {
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(attacks.map(([purpose, name, bytes]) => upload(purpose, bytes, name)))
      expect(answers).toEqual(attacks.map(([, , , code]) => code))
    }
    for (const [what, name, bytes, code] of hostilePapers)
      expect([what, await upload('cv', bytes, name)]).toEqual([what, code])
  })
  expect(grown).toBeLessThan(100)
})

test('an upload without end and without a length is cut off at the cap, in large pieces and in crumbs', async () => {
  const grown = await growth(async () => {
    const large = await sendWithoutEnd('order_photo', Buffer.alloc(65_536), 500 * MEGABYTE)
    expect(large).toMatchObject({ status: '413', code: 'file_too_large' })
    expect(large.sent).toBeLessThan(40 * MEGABYTE)
    const crumbs = await sendWithoutEnd('proof_signature', Buffer.alloc(16), 20 * MEGABYTE)
    expect(crumbs).toMatchObject({ status: '413', code: 'file_too_large' })
  })
  expect(grown).toBeLessThan(100)
})

test('the dearest pictures that are still allowed stay within 250 MB, one after the other', async () => {
  const deep = await sharp({ create: { width: 2730, height: 2730, channels: 4, background: 'red' } })
    .toColourspace('rgb16')
    .withMetadata({ orientation: 6 })
    .png({ progressive: true })
    .toBuffer()
  const wide = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true })
    .toBuffer()
  const grown = await growth(async () => {
    const uploads = [
      upload('order_photo', deep, 'deep.png'),
      upload('order_photo', wide, 'wide.jpg'),
      upload('order_photo', wide, 'wide.jpg'),
    ]
    expect(await Promise.all(uploads)).toEqual(['accepted', 'accepted', 'accepted'])
  })
  expect(grown).toBeLessThan(250)
})
