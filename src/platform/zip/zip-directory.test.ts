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
  expect(readZipDirectory(promising(51))).toEqual({ ok: false, error: 'too_large' })
  const limits = { inflatedBytes: 64 * MEGABYTE, ratio: 150 }
  expect(readZipDirectory(promising(64), limits)).toMatchObject({ ok: true })
  expect(readZipDirectory(promising(65), limits)).toEqual({ ok: false, error: 'too_large' })
})

test('numbers of the long kind are read where a program writes them into every archive', () => {
  const archive = zipOf(docxParts())
  const start = archive.readUInt32LE(archive.length - 6)
  const listed = withLongNumbers(archive.subarray(start, -22))
  const end = Buffer.alloc(76)
  end.write('PK\x06\x06', 'latin1')
  end.writeBigUInt64LE(44n, 4)
  for (const at of [24, 32]) end.writeBigUInt64LE(2n, at)
  end.writeBigUInt64LE(BigInt(listed.length), 40)
  end.writeBigUInt64LE(BigInt(start), 48)
  end.write('PK\x06\x07', 56, 'latin1')
  end.writeBigUInt64LE(BigInt(start + listed.length), 64)
  end.writeUInt32LE(1, 72)
  const short = Buffer.concat([
    Buffer.from('PK\x05\x06\0\0\0\0', 'latin1'),
    Buffer.alloc(12, 0xff),
    Buffer.alloc(2),
  ])
  const long = Buffer.concat([archive.subarray(0, start), listed, end, short])
  const names = (bytes: Buffer) => {
    const directory = readZipDirectory(bytes)
    return directory.ok
      ? directory.value.map(({ name, inflatedBytes }) => [name, inflatedBytes])
      : directory.error
  }
  expect(names(long)).toEqual(names(archive))
  // A place that is not told is no place.
  const untold = Buffer.from(long)
  untold.writeUInt16LE(2, start + 46 + '[Content_Types].xml'.length)
  expect(names(untold)).toBe('damaged')
})

/** Entries of a list whose sizes and places stand behind their names. */
function withLongNumbers(list: Buffer): Buffer {
  const entries: Buffer[] = []
  for (let at = 0; at < list.length; ) {
    const end = at + 46 + list.readUInt16LE(at + 28)
    const entry = Buffer.from(list.subarray(at, end))
    const extra = Buffer.alloc(28)
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(24, 2)
    for (const [index, from] of [24, 20, 42].entries()) {
      extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(from)), 4 + index * 8)
      entry.writeUInt32LE(0xffffffff, from)
    }
    entry.writeUInt16LE(28, 30)
    entries.push(entry, extra)
    at = end
  }
  return Buffer.concat(entries)
}

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
