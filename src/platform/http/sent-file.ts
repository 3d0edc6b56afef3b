import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { assert } from '#kernel/assert.ts'
import type { Access } from '#platform/files/file-access.repo.ts'
import { fileTypes, imageTypes } from '#platform/files/file-types.ts'
import type { StoredFile } from '#platform/files/stored-file.repo.ts'

/** The answer of a route that `sends` a file instead of an envelope. */
export const sentFile = z.object({
  /** What the file is called when it is saved. */
  name: z.string().min(1),
  type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})
export type SentFile = z.infer<typeof sentFile>

/** The answer of a route that `sends` a stored file: the verb has decided that this caller may see it. */
export const sentStored = z.object({ stored: z.custom<{ file: StoredFile; access: Access }>() })
export type SentStored = z.infer<typeof sentStored>

/** The types a picture can be sent as. */
export const pictureTypes = imageTypes.map((type) => fileTypes[type].mime)

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
