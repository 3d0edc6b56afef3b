import type { FastifyReply } from 'fastify'
import { assert } from '#kernel/assert.ts'
import type { Access } from '#platform/files/file-access.repo.ts'
import type { StoredFile } from '#platform/files/stored-file.repo.ts'

/** What a call that `sends` a file answers with. */
export type SentFile = {
  /** What the file is called when it is saved. */
  name: string
  type: string
  bytes: Uint8Array
}

/** The same for a stored file: the verb has decided that this caller may see it. */
export type SentStored = { stored: { file: StoredFile; access: Access } }

/** The bytes as they are: never kept by anybody between us and the caller, never taken for another type. */
export function sendBytes(
  reply: FastifyReply,
  status: number,
  { name, type, bytes }: SentFile,
  sends: readonly string[],
): FastifyReply {
  assert(sends.includes(type), `${type} is not among the types this call sends`)
  return reply
    .status(status)
    .headers({
      'Content-Type': type,
      'Content-Disposition': contentDisposition('inline', name),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** RFC 6266: a plain name for old programs, the real one (RFC 5987) for the others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
