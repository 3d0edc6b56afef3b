import { wholeOf } from '#platform/zip/zip-contents.ts'
import type { ZipEntry } from '#platform/zip/zip-directory.ts'
import { scanXml, type XmlReader } from './scan-xml.ts'
import type { OnProgress, SheetProblem } from './table.ts'

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
    read(name: string, reader: XmlReader): SheetProblem | undefined {
      const entry = found(name)
      const whole = entry && wholeOf(entry)
      if (!entry || !whole) return { code: 'damaged' }
      read.add(entry)
      const problem = scanXml(whole, reader, (bytes) => {
        if (expected === 0) return
        done += bytes
        onProgress?.(Math.min(1, done / expected))
      })
      return problem && { code: problem }
    },
    unread: () => entries.filter((entry) => !read.has(entry)),
  }
}
