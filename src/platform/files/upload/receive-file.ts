import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { err, ok, type Result } from '#kernel/result.ts'
import { BUSY } from '#platform/work-queue/work-queue.ts'
import type { FileFailure } from '../errors.ts'
import type { Files } from '../files.ts'
import { type Purpose, ruleOf } from '../purposes.ts'
import { type AcceptedFile, acceptUpload, discardUpload } from './accept-upload.ts'
import { boundaryOf, type FormEvent, FormProblem, readForm } from './multipart.ts'
import type { Sharer } from './own-share.ts'
import { bodyBlocks } from './request-body.ts'

export type ReceivedForm = {
  /** The form's other fields, unparsed: the route's schema reads them. */
  fields: Record<string, string>
  /** Undefined only where it may be left out. */
  file: AcceptedFile | undefined
}

const MAX_PARTS = 16
const MAX_HEADER_BYTES = 4096
const MAX_FIELD_BYTES = 8 * 1024
/** Fields and headers, on top of the file itself. */
const FORM_BYTES = 256 * 1024
/** So much of a refused upload is still read, because a browser that is cut off while sending shows no answer. */
const DRAINED_BYTES = 16 * 1024 * 1024

/** Lets forms through to `receiveFile` unread; without it the server refuses their content type. */
export function letFormsThrough(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

export type Expected = {
  purpose: Purpose
  field?: string
  /** A form without the file is read too; so is one whose field for it was left empty. */
  optional?: boolean | undefined
  /** Who sends it: nobody has more than their share of uploads under way. */
  by: Sharer
}

/** Photos take a second or two each: by then there is room again. */
const tooManyAtOnce = err({ code: 'rate_limited', values: { seconds: '5' } } as const)

/**
 * Reads a form with one file and a few small fields, in any order. The file is stored when this resolves and must be
 * kept with `keepFile`, or it goes with the sweep.
 */
export async function receiveFile(
  files: Files,
  request: FastifyRequest,
  { purpose, field = 'file', optional = false, by }: Expected,
): Promise<Result<ReceivedForm, FileFailure>> {
  const work = () => read(files, request, { purpose, field, optional })
  const shared = await files.shares.run(by, work)
  const result = shared === BUSY ? tooManyAtOnce : shared
  if (!result.ok) drain(request.raw)
  return result
}

async function read(
  files: Files,
  { raw, headers }: FastifyRequest,
  { purpose, field, optional }: Required<Omit<Expected, 'by' | 'optional'>> & { optional: boolean },
): Promise<Result<ReceivedForm, FileFailure>> {
  const boundary = boundaryOf(headers['content-type'])
  if (boundary === undefined) return err({ code: 'upload_invalid' })
  const { maxBytes } = ruleOf(purpose)
  const limits = { maxParts: MAX_PARTS, maxHeaderBytes: MAX_HEADER_BYTES, maxBytes: maxBytes + FORM_BYTES }
  const tooLarge = { code: 'file_too_large', values: { max: String(maxBytes / 1024 / 1024) } } as const
  if (Number(headers['content-length'] ?? 0) > limits.maxBytes) return err(tooLarge)

  const fields = new Map<string, string>()
  let file: AcceptedFile | undefined
  try {
    const events = readForm(bodyBlocks(raw), boundary, limits)
    for await (const event of events) {
      if (event.kind !== 'part') continue
      const { name, fileName } = event.header
      if (fields.has(name)) throw new FormProblem('upload_invalid')
      if (fileName === undefined) {
        fields.set(name, await fieldValue(contentOf(events)))
        continue
      }
      if (name !== field || file) throw new FormProblem('upload_invalid')
      if (optional && fileName === '') {
        // How a browser sends a field for a file that nobody chose.
        fields.set(name, '')
        if ((await fieldValue(contentOf(events))) !== '') throw new FormProblem('upload_invalid')
        continue
      }
      const accepted = await acceptUpload(files, {
        purpose,
        stream: contentOf(events),
        declaredName: fileName,
      })
      if (!accepted.ok) return accepted
      file = accepted.value
    }
    if (!file && !optional) return err({ code: 'file_required' })
    return ok({ fields: Object.fromEntries(fields), file })
  } catch (problem) {
    if (file) await discardUpload(files, file)
    if (problem instanceof FormProblem) {
      return err(problem.code === 'file_too_large' ? tooLarge : { code: problem.code })
    }
    throw problem
  }
}

/** The bytes of the part that has just begun. */
async function* contentOf(events: AsyncGenerator<FormEvent>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await events.next()
    if (done || value.kind !== 'bytes') return
    yield value.bytes
  }
}

async function fieldValue(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    length += chunk.length
    if (length > MAX_FIELD_BYTES) throw new FormProblem('upload_invalid')
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  // PostgreSQL text cannot hold NUL.
  if (!isUtf8(bytes) || bytes.includes(0)) throw new FormProblem('upload_invalid')
  return bytes.toString('utf8')
}

function drain(raw: IncomingMessage): void {
  let left = DRAINED_BYTES
  raw.on('error', () => undefined)
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}
