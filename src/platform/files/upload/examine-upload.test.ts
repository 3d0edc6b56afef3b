import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createWorkQueue } from '#platform/work-queue/work-queue.ts'
import {
  docxParts,
  flatPng,
  manyFrameGif,
  manyFrameWebp,
  odsParts,
  oleOf,
  pdf,
  zeros,
  zipOf,
} from '../../../../tests/support/attack-files.ts'
import { lockedFiles } from '../../../../tests/support/locked-files.ts'
import { workbookParts } from '../../../../tests/support/workbook-files.ts'
import type { Purpose } from '../purposes.ts'
import { type Examined, examineUpload } from './examine-upload.ts'
import { createMemoryBudget } from './memory-budget.ts'

const budget = createMemoryBudget(64 * 1024 * 1024)
const queue = createWorkQueue({ waiting: 100, waitMs: 10_000 })

async function examine(purpose: Purpose, bytes: Buffer, declaredName?: string) {
  const result = await examineUpload(
    { budget, queue },
    { purpose, stream: pieces(bytes), declaredName },
    async (examined) => ({ ok: true, value: examined }),
  )
  expect(budget.held).toBe(0)
  return result
}

async function* pieces(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function refusal(purpose: Purpose, bytes: Buffer, declaredName?: string): Promise<string> {
  const result = await examine(purpose, bytes, declaredName)
  return result.ok ? `accepted as ${result.value.type}` : result.error.code
}

async function acceptedFrom(purpose: Purpose, bytes: Buffer, declaredName?: string): Promise<Examined> {
  const result = await examine(purpose, bytes, declaredName)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 200, g: 40, b: 40 } } })

test('keeps a photo as JPEG of at most 2560 pixels a side', async () => {
  const large = sharp({ create: { width: 4000, height: 1000, channels: 3, background: 'teal' } })
  const kept = await acceptedFrom('order_photo', await large.png().toBuffer(), 'box.png')
  expect(kept).toMatchObject({ type: 'jpeg', width: 2560, height: 640 })
  expect((await sharp(kept.bytes).metadata()).format).toBe('jpeg')
})

test('cuts a face to a square and keeps a signature as WebP', async () => {
  expect(await acceptedFrom('avatar', await picture().webp().toBuffer())).toMatchObject({
    type: 'jpeg',
    width: 512,
    height: 512,
  })
  const drawn = sharp({ create: { width: 600, height: 300, channels: 4, background: '#0000' } })
  expect(await acceptedFrom('proof_signature', await drawn.png().toBuffer())).toMatchObject({
    type: 'webp',
    width: 600,
    height: 300,
  })
})

test('position, camera and colour profile are gone, and the picture stands upright', async () => {
  const photo = await picture()
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '41/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">hidden words</x:xmpmeta>')
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const kept = await acceptedFrom('claim_photo', photo, 'IMG_1.JPG')
  const { exif, icc, xmp, iptc, orientation } = await sharp(kept.bytes).metadata()
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
  expect(kept).toMatchObject({ width: 200, height: 300 })
  expect(kept.bytes.includes('SecretCam')).toBe(false)
})

test('a picture that is also a page or a program loses the other half', async () => {
  const script = '<html><script>alert(1)</script>'
  const jpeg = await picture().jpeg().toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)])
  const polyglot = Buffer.concat([
    jpeg.subarray(0, 2),
    comment,
    jpeg.subarray(2),
    Buffer.from(script),
    zipOf(docxParts()),
  ])
  const kept = await acceptedFrom('order_photo', polyglot, 'cat.jpg')
  expect(kept.bytes.includes('<script>')).toBe(false)
  expect(kept.bytes.includes('PK\x03\x04')).toBe(false)
})

test('refuses a wrong extension, whichever way round', async () => {
  const jpeg = await picture().jpeg().toBuffer()
  expect(await refusal('order_photo', jpeg, 'photo.png')).toBe('file_type_mismatch')
  expect(await refusal('order_photo', jpeg, 'photo.jpg.exe')).toBe('file_type_mismatch')
  expect(await refusal('order_photo', pdf(), 'photo.jpg')).toBe('file_type_mismatch')
  expect(await refusal('cv', zipOf(docxParts()), 'cv.pdf')).toBe('file_extension_wrong')
  expect(await refusal('cv', jpeg, 'cv.pdf')).toBe('file_extension_wrong')
  expect(await refusal('cv', Buffer.from('MZ\x90\x00 program'), 'cv.doc')).toBe('file_extension_wrong')
  // Cameras name their picture `blob`, or not at all: then the content alone decides.
  expect(await refusal('order_photo', jpeg, 'blob')).toBe('accepted as jpeg')
  expect(await refusal('order_photo', jpeg)).toBe('accepted as jpeg')
})

test('refuses SVG, GIF, HTML and HEIC as pictures, the last with a word of its own', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await refusal('avatar', svg, 'face.png')).toBe('file_type_mismatch')
  expect(await refusal('avatar', svg, 'face.svg')).toBe('file_type_unsupported')
  expect(await refusal('cv', svg, 'cv.csv')).toBe('file_extension_wrong')
  expect(await refusal('avatar', manyFrameGif(5000), 'face.gif')).toBe('file_type_unsupported')
  expect(await refusal('cv', Buffer.from('\uFEFF <!doctype html><script></script>'), 'cv.csv')).toBe(
    'file_extension_wrong',
  )
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  expect(await refusal('receipt', heic, 'IMG_2.HEIC')).toBe('image_heic')
})

test('refuses a flood of pixels, in one picture or in many frames', async () => {
  const flood = flatPng(50_000, 50_000, 50)
  expect(flood.length).toBeLessThan(4096)
  expect(await examine('order_photo', flood, 'flood.png')).toEqual({
    ok: false,
    error: { code: 'image_too_large', values: { max: '20' } },
  })
  const onePixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp({ lossless: true })
    .toBuffer()
  const frames = manyFrameWebp(onePixel, 2000, 1000)
  expect((await sharp(frames).metadata()).pages).toBe(2000)
  expect(await refusal('order_photo', frames, 'frames.webp')).toBe('image_too_large')
})

test('deep and transparent pixels count for what they cost', async () => {
  const side = Math.ceil(Math.sqrt(7_500_000))
  const deep = await sharp({ create: { width: side, height: side, channels: 4, background: 'red' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
  expect(await refusal('order_photo', deep, 'deep.png')).toBe('image_too_large')
})

test('refuses pictures that are cut off or broken', async () => {
  const noise = sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await noise.clone().toFormat(format).toBuffer()
    expect(await refusal('receipt', whole.subarray(0, whole.length / 2))).toBe('image_unreadable')
    expect(await refusal('receipt', whole)).toBe('accepted as jpeg')
  }
})

test('stops reading at the first byte over the cap', async () => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += 65_536
      yield Buffer.alloc(65_536, 0xff)
    }
  }
  const result = await examineUpload(
    { budget, queue },
    { purpose: 'cv', stream: endless() },
    async (examined) => ({
      ok: true,
      value: examined,
    }),
  )
  expect(result).toEqual({ ok: false, error: { code: 'file_too_large', values: { max: '5' } } })
  expect(sent).toBeLessThanOrEqual(5 * 1024 * 1024 + 65_536)
  expect(budget.held).toBe(0)
})

test('uploads together never hold more memory than their budget', async () => {
  const small = createMemoryBudget(100_000)
  const result = await examineUpload(
    { budget: small, queue },
    { purpose: 'cv', stream: pieces(Buffer.alloc(200_000, 65)) },
    async (examined) => ({ ok: true, value: examined }),
  )
  expect(result).toEqual({ ok: false, error: { code: 'uploads_busy' } })
  expect(small.held).toBe(0)
})

test('takes the five kinds of document as they came', async () => {
  const documents = {
    'cv.pdf': pdf(),
    'cv.docx': zipOf(docxParts()),
    'cv.ods': zipOf(odsParts()),
    'cv.doc': oleOf('WordDocument', '1Table'),
    'cv.csv': Buffer.from('ism;tajriba\nOʻtkir;5 yil\n'),
  }
  for (const [name, bytes] of Object.entries(documents)) {
    const kept = await acceptedFrom('cv', bytes, name)
    expect(name).toBe(`cv.${kept.type}`)
    expect(kept.bytes.equals(bytes)).toBe(true)
  }
  const cyrillic = Buffer.from([0xc8, 0xec, 0xff, 0x3b, 0xce, 0xef, 0xfb, 0xf2, 0x0d, 0x0a])
  expect(await refusal('cv', cyrillic, 'cv.csv')).toBe('accepted as csv')
  expect(await refusal('cv', Buffer.from('a;b\0c'), 'cv.csv')).toBe('file_extension_wrong')
})

const GIGABYTE = 1024 ** 3

test('refuses zip bombs: honest, lying, overlapping, nested', async () => {
  const block = zeros(1)
  const filler = Buffer.alloc(0)
  const claim = (inflatedBytes: number) => ({ inflatedBytes, crc32: 0 })
  const bombs = {
    'one entry of four gigabytes': zipOf(
      docxParts({ name: 'word/a.xml', content: filler, deflated: block, claims: claim(4 * GIGABYTE - 1) }),
    ),
    'many entries of sixteen megabytes': zipOf(
      docxParts(
        ...Array.from({ length: 200 }, (_, n) => ({
          name: `word/${n}.xml`,
          content: filler,
          deflated: block,
          claims: claim(16 * 1024 * 1024),
        })),
      ),
    ),
    'says a kilobyte, holds thirty-two megabytes': zipOf(
      docxParts({
        name: 'word/a.xml',
        content: filler,
        deflated: zeros(2),
        claims: claim(1024),
      }),
    ),
    'a thousandfold in the small': zipOf(
      docxParts({ name: 'word/a.xml', content: Buffer.alloc(20 * 1024 * 1024) }),
    ),
    'entries that share their bytes': zipOf(
      Array.from({ length: 50 }, () => ({ name: 'word/document.xml', content: 'x'.repeat(1000) })),
      { overlap: true },
    ),
    'more entries than any letter needs': zipOf(
      Array.from({ length: 1500 }, (_, n) => ({ name: `word/${n}.xml`, content: '' })),
    ),
    'an archive in the archive, by name': zipOf(
      docxParts({ name: 'word/inner.zip', content: zipOf(docxParts()) }),
    ),
    'an archive in the archive, by content': zipOf(
      docxParts({ name: 'word/media/image1.png', content: zipOf(docxParts()) }),
    ),
    'a file outside its folder': zipOf(docxParts({ name: '../../etc/passwd', content: 'x' })),
    macros: zipOf(docxParts({ name: 'word/vbaProject.bin', content: 'x' })),
    'macros of old': oleOf('WordDocument', 'Macros', 'VBA'),
    'an encrypted entry': zipOf(docxParts({ name: 'word/a.xml', content: 'x', claims: { flags: 1 } })),
    'a wrong check sum': zipOf(docxParts({ name: 'word/a.xml', content: 'x', claims: { crc32: 1 } })),
  }
  for (const [what, bytes] of Object.entries(bombs))
    expect([what, await refusal('cv', bytes)]).toEqual([what, 'file_unsafe'])
})

test('a table is taken by what it is; what is wrong inside is told where it is read', async () => {
  const parts = workbookParts({ sheets: [{ name: 'A', data: '' }] })
  const many = { name: 'xl/worksheets/sheet2.xml', content: '', deflated: zeros(5) }
  const grows = zipOf([...parts, { ...many, claims: { inflatedBytes: 80 * 1024 * 1024 } }])
  expect(await refusal('bulk_file', grows, 'katta.xlsx')).toBe('accepted as xlsx')
  for (const [name, bytes] of lockedFiles)
    expect(await refusal('bulk_file', bytes, name)).toBe(`accepted as ${name.split('.').pop()}`)
  expect(await refusal('bulk_file', zipOf(docxParts()), 'xat.xlsx')).toBe('file_extension_wrong')
  expect(await refusal('bulk_file', zipOf(parts).subarray(0, 700), 'yarim.xlsx')).toBe('file_unreadable')
})

test('refuses documents that are two things at once', async () => {
  const archive = zipOf(docxParts())
  expect(await refusal('cv', Buffer.concat([pdf(), archive]), 'cv.pdf')).toBe('file_unsafe')
  expect(await refusal('cv', Buffer.concat([oleOf('WordDocument'), archive]), 'cv.doc')).toBe('file_unsafe')
  expect(await refusal('cv', zipOf(docxParts(), { prefix: 'PK\x03\x04#!/bin/sh\n' }), 'cv.docx')).toBe(
    'file_unsafe',
  )
  expect(await refusal('cv', Buffer.concat([archive, pdf()]), 'cv.docx')).toBe('file_unreadable')
  expect(await refusal('cv', Buffer.concat([Buffer.from('<html>'), pdf()]), 'cv.pdf')).toBe(
    'file_extension_wrong',
  )
})

test('refuses cut-off documents and archives of another kind', async () => {
  expect(await refusal('cv', pdf().subarray(0, 60), 'cv.pdf')).toBe('file_unreadable')
  const docx = zipOf(docxParts())
  expect(await refusal('cv', docx.subarray(0, docx.length - 30), 'cv.docx')).toBe('file_unreadable')
  expect(await refusal('cv', zipOf([{ name: 'a.txt', content: 'x' }]), 'cv.zip')).toBe('file_extension_wrong')
  expect(await refusal('cv', zipOf([{ name: 'a.txt', content: 'x' }]), 'cv.docx')).toBe(
    'file_extension_wrong',
  )
  expect(await refusal('cv', oleOf('Workbook'), 'cv.doc')).toBe('file_extension_wrong')
  expect(await refusal('cv', Buffer.alloc(0), 'cv.pdf')).toBe('file_required')
})

test('whatever bytes are changed, the answer is a code or a file, never a crash', async () => {
  const jpeg = await picture().jpeg().toBuffer()
  const seeds = [zipOf(docxParts()), zipOf(odsParts()), oleOf('WordDocument'), pdf(), jpeg, flatPng(40, 40)]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
      fc.nat(),
      async (seed, changes, cut) => {
        const bytes = Buffer.from(seed)
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        const part = bytes.subarray(0, cut % 3 === 0 ? cut % bytes.length : bytes.length)
        expect(await refusal('cv', part)).toMatch(/^(accepted|file_)/)
        expect(await refusal('order_photo', part)).toMatch(/^(accepted|file_|image_)/)
      },
    ),
    { numRuns: 150 },
  )
})
