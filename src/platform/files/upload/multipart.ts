import { isUtf8 } from 'node:buffer'
import { type PartHeader, parsePartHeader } from './part-header.ts'

/** What passes by while a form is read: a part begins, bytes of it, its end. */
export type FormEvent =
  | { kind: 'part'; header: PartHeader }
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'end of part' }

export type FormLimits = { maxParts: number; maxHeaderBytes: number; maxBytes: number }

export class FormProblem extends Error {
  override name = 'FormProblem'
  readonly code: 'upload_invalid' | 'upload_incomplete' | 'file_too_large'

  constructor(code: FormProblem['code']) {
    super(code)
    this.code = code
  }
}

const CRLF = Buffer.from('\r\n')
const HEADER_END = Buffer.from('\r\n\r\n')
const CLOSING = Buffer.from('--')
const boundaryShape =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+.-]{1,70}))\s*$/i

/** Undefined when the content type is not that of a form. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const found = boundaryShape.exec(contentType ?? '')
  return found?.[1] ?? found?.[2]
}

/**
 * Reads multipart/form-data as browsers write it (RFC 7578) and nothing looser: no preamble, no text behind the end,
 * no nesting. At any time it holds one chunk and at most one header. The next chunk is asked for when the last one has
 * been used, so a slow store slows the sender down instead of filling the memory.
 */
export async function* readForm(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
  limits: FormLimits,
): AsyncGenerator<FormEvent> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const chunks = source[Symbol.asyncIterator]()
  // The first delimiter stands at the very beginning, without the line break that the others have.
  let held: Buffer = CRLF
  let received = 0

  /** Makes at least `wanted` bytes available, or fails: a form never just stops. */
  async function need(wanted: number): Promise<void> {
    while (held.length < wanted) {
      const { done, value } = await chunks.next()
      if (done) throw new FormProblem('upload_incomplete')
      received += value.length
      if (received > limits.maxBytes) throw new FormProblem('file_too_large')
      held =
        held.length === 0
          ? Buffer.from(value.buffer, value.byteOffset, value.length)
          : Buffer.concat([held, value])
    }
  }

  async function take(bytes: Buffer): Promise<boolean> {
    await need(bytes.length)
    if (!held.subarray(0, bytes.length).equals(bytes)) return false
    held = held.subarray(bytes.length)
    return true
  }

  async function header(): Promise<PartHeader> {
    for (;;) {
      const end = held.indexOf(HEADER_END)
      if (end > limits.maxHeaderBytes) throw new FormProblem('upload_invalid')
      if (end !== -1) {
        const bytes = held.subarray(0, end)
        held = held.subarray(end + HEADER_END.length)
        const parsed = isUtf8(bytes) ? parsePartHeader(bytes.toString('utf8')) : undefined
        if (!parsed) throw new FormProblem('upload_invalid')
        return parsed
      }
      if (held.length > limits.maxHeaderBytes + HEADER_END.length) throw new FormProblem('upload_invalid')
      await need(held.length + 1)
    }
  }

  /** Everything up to the next delimiter, which is taken away too. */
  async function* content(): AsyncGenerator<FormEvent> {
    for (;;) {
      const end = held.indexOf(delimiter)
      // Without a delimiter in sight, all but what may be its beginning is content.
      const sure = end === -1 ? held.length - delimiter.length + 1 : end
      if (sure > 0) {
        const bytes = held.subarray(0, sure)
        held = held.subarray(sure)
        yield { kind: 'bytes', bytes }
      }
      if (end !== -1) {
        held = held.subarray(delimiter.length)
        return
      }
      await need(held.length + 1)
    }
  }

  try {
    if (!(await take(delimiter))) throw new FormProblem('upload_invalid')
    for (let parts = 0; !(await take(CLOSING)); parts++) {
      if (parts === limits.maxParts || !(await take(CRLF))) throw new FormProblem('upload_invalid')
      yield { kind: 'part', header: await header() }
      yield* content()
      yield { kind: 'end of part' }
    }
    await refuseMore()
  } finally {
    // Whoever reads on, to be polite to the sender, must not find the stream still in our hands.
    await chunks.return?.()
  }

  async function refuseMore(): Promise<void> {
    for (let { length } = held; ; length = held.length) {
      if (length > CRLF.length || !CRLF.subarray(0, length).equals(held))
        throw new FormProblem('upload_invalid')
      const { done, value } = await chunks.next()
      if (done) return
      held = Buffer.concat([held, value])
    }
  }
}
