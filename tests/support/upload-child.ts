import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { systemClock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { fileErrors } from '#platform/files/errors.ts'
import { createFiles } from '#platform/files/files.ts'
import type { Purpose } from '#platform/files/purposes.ts'
import { createKeyRing } from '#platform/files/store/key-ring.ts'
import { letFormsThrough, receiveFile } from '#platform/files/upload/receive-file.ts'
import { createWorkQueue } from '#platform/work-queue/work-queue.ts'

/** A process of its own that only takes uploads, so that its memory is theirs alone. Prints its port. */
const nothing: Db = {
  many: async () => [],
  maybe: async () => undefined,
  one: async () => {
    throw new Error('there is no database here')
  },
  run: async () => 1,
  transaction: (work) => work(nothing),
  allOrNone: (work) => work(nothing),
  later: async () => undefined,
  afterCommit: (hint) => hint(),
}

const files = {
  ...createFiles({
    store: {
      put: async () => undefined,
      get: async () => emptyStream(),
      delete: async () => undefined,
      isEmpty: async () => true,
    },
    keys: createKeyRing([randomBytes(32)]),
    db: nothing,
    clock: systemClock,
    log: { warn: () => undefined },
  }),
  // On a busy machine ten attacks at once take longer than people are made to wait.
  queue: createWorkQueue({ waiting: 32, waitMs: 120_000 }),
}

async function* emptyStream(): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(0)
}

const app = Fastify()
letFormsThrough(app)
app.post<{ Params: { purpose: Purpose } }>('/upload/:purpose', async (request, reply) => {
  const received = await receiveFile(files, request, { purpose: request.params.purpose, by: request.ip })
  if (received.ok) return { code: 'accepted' }
  return reply.status(fileErrors[received.error.code]).send({ code: received.error.code })
})
/** The most memory this process ever held, in megabytes. */
app.get('/peak', async () => ({ megabytes: process.resourceUsage().maxRSS / 1024 }))
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
