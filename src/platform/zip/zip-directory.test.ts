import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { docxParts, zipOf } from '../../../tests/support/attack-files.ts'
import { endsAsZip, readZipDirectory } from './zip-directory.ts'

const MEGABYTE = 1024 * 1024

test('lists the entries of an ordinary archive', () => {
  const directory = readZipDirectory(zipOf(docxParts()))
  expect(directory.ok && directory.value.map(({ name }) => name)).toEqual([
    '[Content_Types].xml',
    'word/document.xml',
  ])
})

test('an archive may promise fifty megabytes in all, however well they are packed', () => {
  const promising = (megabytes: number) =>
    zipOf([
      {
        name: 'a.xml',
        content: '',
        deflated: randomBytes(MEGABYTE),
        claims: { inflatedBytes: megabytes * MEGABYTE },
      },
    ])
  expect(readZipDirectory(promising(50))).toMatchObject({ ok: true })
  expect(readZipDirectory(promising(51))).toEqual({ ok: false, error: 'unsafe' })
})

test('entries that share their bytes are refused', () => {
  const shared = zipOf(
    Array.from({ length: 5 }, () => ({ name: 'a.xml', content: 'x'.repeat(1000) })),
    { overlap: true },
  )
  expect(readZipDirectory(shared)).toEqual({ ok: false, error: 'unsafe' })
})

test('an archive at the end of another file is seen, also with a comment behind it', () => {
  const archive = zipOf(docxParts())
  expect(endsAsZip(Buffer.concat([Buffer.from('picture'), archive]))).toBe(true)
  expect(endsAsZip(Buffer.concat([Buffer.from('picture'), archive, Buffer.from('comment')]))).toBe(true)
  expect(endsAsZip(Buffer.from('picture'))).toBe(false)
  // The four letters alone are no archive.
  expect(endsAsZip(Buffer.concat([Buffer.alloc(50), Buffer.from('PK\x05\x06'), Buffer.alloc(50)]))).toBe(
    false,
  )
})
