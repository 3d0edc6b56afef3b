import { wholeOf } from '#platform/zip/zip-contents.ts'
import type { ZipEntry } from '#platform/zip/zip-directory.ts'
import { scanXml, type XmlReader } from './scan-xml.ts'
import type { OnProgress, SheetProblem } from './table.ts'

/** `onPiece` is called after each piece of a part that does not have the word `unless` in it. */
type Pieces = { unless: string; onPiece: () => void }

/** Signs of two bytes are not looked through. */
const isSilentOf = (bytes: Buffer, word: string) =>
  bytes[0] !== 0xff && bytes[0] !== 0xfe && bytes[0] !== 0 && bytes[1] !== 0 && !bytes.includes(word)

export type BookParts = ReturnType<typeof bookParts>

/** The parts of a workbook by their names, which office programs do not take literally. */
export function bookParts(entries: readonly ZipEntry[], onProgress?: OnProgress) {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  const read = new Set<ZipEntry>()
  let expected = 0
  let done = 0
  const found = (name: string) => byName.get(name.toLowerCase())

  return {
    has: (name: string) => found(name) !== undefined,
    whole: (name: string) => {
      const entry = found(name)
      return entry && wholeOf(entry)
    },
    /** What the share of the progress is counted of. */
    expect(names: readonly string[]): void {
      expected = names.reduce((sum, name) => sum + (found(name)?.inflatedBytes ?? 0), 0)
    },
    read(name: string, reader: XmlReader, pieces?: Pieces): SheetProblem | undefined {
      const entry = found(name)
      const whole = entry && wholeOf(entry)
      if (!entry || !whole) return { code: 'damaged' }
      read.add(entry)
      const onPiece = pieces && isSilentOf(whole, pieces.unless) ? pieces.onPiece : undefined
      const problem = scanXml(whole, reader, (bytes) => {
        onPiece?.()
        if (expected === 0) return
        done += bytes
        onProgress?.(Math.min(1, done / expected))
      })
      return problem && { code: problem }
    },
    unread: () => entries.filter((entry) => !read.has(entry)),
  }
}
