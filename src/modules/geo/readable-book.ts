import { type Book, openBook } from './book/book.ts'

/** A file that could not be read is tried again after so long: somebody may have brought it back. */
const restMs = 60_000

/** The book, or nothing while its file cannot be read: whoever looks after the server is told, at most once a minute. */
export function readableBook(open: () => Book, now: () => number = Date.now) {
  let restUntil = Number.NEGATIVE_INFINITY
  return (report: (problem: string) => void): Book | undefined => {
    if (now() < restUntil) return undefined
    try {
      return open()
    } catch (error) {
      restUntil = now() + restMs
      report(`the book of addresses cannot be read: ${(error as Error).message}`)
      return undefined
    }
  }
}

export const bookIfReadable = readableBook(openBook)
