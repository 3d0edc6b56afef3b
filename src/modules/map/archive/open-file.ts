import { close, fstat, open, read } from 'node:fs'
import { promisify } from 'node:util'
import { DamagedMap } from './damaged-map.ts'
import type { Range } from './header.ts'

const openFile = promisify(open)
const statOf = promisify(fstat)

/** A file that is read by ranges, any number of them at the same time. */
export type OpenFile = {
  size: number
  read(range: Range): Promise<Buffer>
  /** Once the reads that are under way have ended. */
  close(): void
}

export async function openForReading(path: string): Promise<OpenFile> {
  const descriptor = await openFile(path, 'r')
  let underWay = 0
  let isOver = false
  const leave = () => {
    if (isOver && underWay === 0) close(descriptor, () => undefined)
  }
  const file = {
    read({ offset, length }: Range): Promise<Buffer> {
      if (isOver) return Promise.reject(new DamagedMap('it was replaced at this moment'))
      underWay++
      return new Promise((resolve, reject) => {
        read(descriptor, Buffer.allocUnsafeSlow(length), 0, length, offset, (error, count, bytes) => {
          underWay--
          leave()
          if (error) reject(error)
          else if (count < length) reject(new DamagedMap('it is cut off: parts of it are missing'))
          else resolve(bytes)
        })
      })
    },
    close() {
      if (isOver) return
      isOver = true
      leave()
    },
  }
  try {
    return { ...file, size: (await statOf(descriptor)).size }
  } catch (error) {
    file.close()
    throw error
  }
}
