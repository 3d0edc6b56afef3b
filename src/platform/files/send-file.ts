import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok, type Result } from '#kernel/result.ts'
import { contentDisposition } from '#platform/http/sent-file.ts'
import type { FileFailure } from './errors.ts'
import type { Access } from './file-access.repo.ts'
import { fileTypes, isImage } from './file-types.ts'
import type { Files } from './files.ts'
import { openFile } from './open-file.ts'
import { ruleOf } from './purposes.ts'
import type { ByteRange } from './store/file-store.ts'
import type { StoredFile } from './stored-file.repo.ts'

/**
 * Answers with a file's content. Nothing in it can run: the type is ours, the browser may not guess another, pictures
 * are shown inside a sandbox and everything else is only offered for saving. Nobody between us and the reader keeps it,
 * but for what is public.
 * A failure is returned unsent, for the caller to answer in its own envelope.
 */
export async function sendFile(
  files: Files,
  request: FastifyRequest,
  reply: FastifyReply,
  { file, access }: { file: StoredFile; access: Access },
): Promise<Result<FastifyReply, FileFailure>> {
  // What is sealed in pieces is sent whole; a client that asked for a part must cope with that (RFC 9110, 14.2).
  const range = file.lockedKey ? undefined : rangeOf(request.headers.range, file.bytes)
  if (range === 'outside') {
    return ok(reply.status(416).header('Content-Range', `bytes */${file.bytes}`).send())
  }
  const opened = await openFile(files, file, access, range)
  if (!opened.ok) return opened
  reply.headers({
    'Content-Type': fileTypes[file.type].mime,
    'Content-Length': String(range ? range.last - range.first + 1 : file.bytes),
    'Content-Disposition': dispositionOf(file),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': ruleOf(file.purpose).isPublic
      ? 'public, max-age=31536000, immutable'
      : 'private, no-store',
    'Accept-Ranges': file.lockedKey ? 'none' : 'bytes',
    ...(range ? { 'Content-Range': `bytes ${range.first}-${range.last}/${file.bytes}` } : {}),
  })
  return ok(reply.status(range ? 206 : 200).send(Readable.from(opened.value)))
}

/** One range of bytes or none; several at once are answered whole. */
function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!found || found[0] === 'bytes=-') return undefined
  const [, from = '', to = ''] = found
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? 'outside' : { first, last }
}

function dispositionOf({ id, name, purpose, type }: StoredFile): string {
  const full = name ?? `${purpose}-${id.slice(0, 6)}.${fileTypes[type].extensions[0]}`
  return contentDisposition(isImage(type) ? 'inline' : 'attachment', full)
}
