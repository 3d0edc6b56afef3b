import Fastify, { type FastifyError } from 'fastify'
import type { Database, Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { EdgeError } from '#platform/http/errors.ts'
import { type LiveEvent, MAX_EVENTS } from '#platform/live/event-stream.ts'
import { createLive, type LiveOptions } from '#platform/live/live.ts'
import { notify } from '#platform/live/notice.ts'

export async function createHappenings(db: Db): Promise<void> {
  await db.run(
    sql`create table happening (id bigint generated always as identity primary key, thing text, word text)`,
  )
}

/** What a use case does: the row and its notice in one transaction. */
export function happen(db: Db, thing: string, ...words: string[]): Promise<void> {
  return db.transaction(async (tx) => {
    for (const word of words)
      await tx.run(sql`insert into happening (thing, word) values (${thing}, ${word})`)
    await notify(tx, `thing:${thing}`)
  })
}

async function readHappenings(db: Db, thing: string, since: string | undefined): Promise<LiveEvent[]> {
  if (since === undefined) {
    const { id } = await db.one<{ id: number }>(
      sql`select coalesce(max(id), 0) as id from happening where thing = ${thing}`,
    )
    return [{ id: String(id), event: 'state', data: {} }]
  }
  const rows = await db.many<{ id: number; word: string }>(
    sql`select id, word from happening where thing = ${thing} and id > ${Number(since)} order by id limit ${MAX_EVENTS}`,
  )
  return rows.map(({ id, word }) => ({ id: String(id), event: 'word', data: { word } }))
}

/** A small server whose /live/<thing> streams what happens to a thing. */
export async function startLiveServer(db: Database, options: Partial<LiveOptions> = {}) {
  const live = createLive({ url: db.url, onError: () => undefined, ...options })
  // fetch keeps connections without a request open after an abort; waiting for them would only cost time.
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_, reply) => void reply.header('X-Test-Policy', 'kept'))
  app.setErrorHandler((error: FastifyError, _, reply) => {
    const code = error instanceof EdgeError ? error.failure.code : 'internal'
    return reply
      .status(code === 'rate_limited' ? 429 : 503)
      .headers(error instanceof EdgeError ? error.headers : {})
      .send({ code })
  })
  app.get<{ Params: { thing: string } }>('/live/:thing', (request, reply) => {
    const { thing } = request.params
    if (request.headers.authorization === 'Token revoked') return reply.status(401).send()
    live.stream(request, reply, {
      channels: [`thing:${thing}`],
      read: (since) => readHappenings(db, thing, since),
    })
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    live,
    async close() {
      await live.close()
      await app.close()
    },
  }
}
