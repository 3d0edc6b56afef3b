import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundary, type FormPart, formBody } from '../../../../tests/support/form-body.ts'
import { boundaryOf, type FormLimits, readForm } from './multipart.ts'
import { parsePartHeader } from './part-header.ts'

const limits: FormLimits = { maxParts: 8, maxHeaderBytes: 4096, maxBytes: 1_000_000 }

type ReadPart = { name: string; fileName: string | undefined; value: string }

async function* cutAt(bytes: Buffer, cuts: number[]): AsyncGenerator<Buffer> {
  let from = 0
  for (const to of [...new Set(cuts)].sort((a, b) => a - b)) {
    yield bytes.subarray(from, to)
    from = to
  }
  yield bytes.subarray(from)
}

async function read(
  bytes: Buffer,
  { cuts = [] as number[], mark = boundary, most = limits } = {},
): Promise<ReadPart[]> {
  const parts: ReadPart[] = []
  const values: Buffer[][] = []
  for await (const event of readForm(cutAt(bytes, cuts), mark, most)) {
    if (event.kind === 'part') {
      parts.push({ ...event.header, value: '' })
      values.push([])
    }
    if (event.kind === 'bytes') values.at(-1)?.push(event.bytes)
  }
  return parts.map((part, index) => ({
    ...part,
    value: Buffer.concat(values[index] ?? []).toString('latin1'),
  }))
}

const code = (bytes: Buffer, options?: Parameters<typeof read>[1]) =>
  read(bytes, options).then(
    () => 'read',
    (problem) => problem.code,
  )

const topUp: FormPart[] = [
  { name: 'amount', value: '150000' },
  {
    name: 'file',
    value: Buffer.from([1, 2, 13, 10, 45, 45, 3]),
    fileName: 'kvitansiya.jpg',
    type: 'image/jpeg',
  },
]

test('reads fields and a file as a browser sends them', async () => {
  expect(await read(formBody(topUp))).toEqual([
    { name: 'amount', fileName: undefined, value: '150000' },
    { name: 'file', fileName: 'kvitansiya.jpg', value: '\x01\x02\r\n--\x03' },
  ])
})

test('reads what the platform itself writes', async () => {
  const form = new FormData()
  form.set('amount', 'ming soʻm')
  form.set('file', new File(['%PDF'], 'xat "1".pdf', { type: 'application/pdf' }))
  const response = new Response(form)
  const mark = boundaryOf(response.headers.get('content-type') ?? '') ?? ''
  const parts = await read(Buffer.from(await response.arrayBuffer()), { mark })
  expect(parts.map(({ name, fileName }) => [name, fileName])).toEqual([
    ['amount', undefined],
    ['file', 'xat "1".pdf'],
  ])
})

const anyPart = fc.record({
  name: fc.stringMatching(/^[a-z_]{1,12}$/),
  // Bytes that look like the form's own marks are the interesting ones.
  value: fc
    .array(
      fc.constantFrom('\r', '\n', '-', '--', '\r\n', `\r\n--${boundary.slice(0, -1)}`, 'x', '\0', '\xff'),
      {
        maxLength: 30,
      },
    )
    .map((pieces) => Buffer.from(pieces.join(''), 'latin1')),
  fileName: fc.option(fc.stringMatching(/^[a-z.]{0,12}$/), { nil: undefined }),
})

test('wherever the network cuts the form, the same comes out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPart, { maxLength: 6 }),
      fc.array(fc.nat(), { maxLength: 40 }),
      async (parts, cuts) => {
        const form = parts.map(({ fileName, ...part }) =>
          fileName === undefined ? part : { ...part, fileName },
        )
        const bytes = formBody(form)
        const expected = parts.map(({ name, value, fileName }) => ({
          name,
          fileName,
          value: value.toString('latin1'),
        }))
        expect(await read(bytes)).toEqual(expected)
        expect(await read(bytes, { cuts: cuts.map((cut) => cut % bytes.length) })).toEqual(expected)
      },
    ),
    { numRuns: 300 },
  )
})

test('byte by byte is as good as all at once', async () => {
  const bytes = formBody(topUp)
  const cuts = Array.from(bytes.keys())
  expect(await read(bytes, { cuts })).toEqual(await read(bytes))
})

test('a form that stops before its end is refused, wherever it stops', async () => {
  const bytes = formBody(topUp)
  const ends = bytes.length - '\r\n'.length
  for (let length = 0; length < ends; length++) {
    expect([length, await code(bytes.subarray(0, length))]).toEqual([length, 'upload_incomplete'])
  }
  expect(await code(bytes.subarray(0, ends))).toBe('read')
})

test('whatever is changed in a form, it is read or refused, never a crash', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 10 }),
      async (changes) => {
        const bytes = formBody(topUp)
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        expect(['read', 'upload_invalid', 'upload_incomplete']).toContain(await code(bytes))
      },
    ),
    { numRuns: 500 },
  )
})

test('refuses too many parts, headers without end, and more bytes than agreed', async () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ name: `f${n}`, value: 'x' }))
  expect(await code(formBody(many))).toBe('upload_invalid')
  expect(await code(formBody(many.slice(1)))).toBe('read')
  const endless = Buffer.from(`--${boundary}\r\nX-Long: ${'a'.repeat(5000)}`)
  expect(await code(endless)).toBe('upload_invalid')
  expect(await code(endless, { cuts: Array.from(endless.keys()) })).toBe('upload_invalid')
  expect(await code(formBody(topUp), { most: { ...limits, maxBytes: 100 } })).toBe('file_too_large')
})

test('refuses text before, behind and beside the parts', async () => {
  const form = formBody(topUp)
  expect(await code(Buffer.concat([Buffer.from('preamble\r\n'), form]))).toBe('upload_invalid')
  expect(await code(Buffer.concat([form, Buffer.from('more')]))).toBe('upload_invalid')
  expect(await code(Buffer.concat([form, form]))).toBe('upload_invalid')
  expect(await code(Buffer.from(`--${boundary}x\r\n`))).toBe('upload_invalid')
  expect(await code(formBody([]))).toBe('read')
})

test('a part must say exactly once what it is', () => {
  const good = 'Content-Disposition: form-data; name="a"; filename="b.png"'
  expect(parsePartHeader(good)).toEqual({ name: 'a', fileName: 'b.png' })
  expect(parsePartHeader(`content-type: x\r\n${good.toLowerCase()}`)).toEqual({
    name: 'a',
    fileName: 'b.png',
  })
  expect(parsePartHeader('Content-Disposition: form-data; name="a\\"b"')).toEqual({
    name: 'a"b',
    fileName: undefined,
  })
  for (const bad of [
    '',
    'Content-Type: text/plain',
    'Content-Disposition: form-data',
    'Content-Disposition: attachment; name="a"',
    'Content-Disposition: form-data; name=""',
    'Content-Disposition: form-data; name="a"; name="b"',
    'Content-Disposition: form-data; name="a',
    'Content-Disposition: form-data; name="a" rubbish',
    `${good}\r\n${good}`,
    `${good}\r\n folded`,
    `${good}\0`,
    Array.from({ length: 9 }, (_, n) => `X-${n}: y`).join('\r\n'),
  ]) {
    expect([bad, parsePartHeader(bad)]).toEqual([bad, undefined])
  }
})

test('finds the boundary, quoted or not, and nothing in other content types', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc')
  expect(boundaryOf('Multipart/Form-Data;boundary="a b"')).toBe('a b')
  for (const other of [
    undefined,
    '',
    'application/json',
    'multipart/form-data',
    'multipart/mixed; boundary=a',
    `multipart/form-data; boundary=${'a'.repeat(71)}`,
  ])
    expect(boundaryOf(other)).toBeUndefined()
})
