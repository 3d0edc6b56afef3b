import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { varyBy } from '#platform/http/answer-headers/vary.ts'
import { EdgeError } from '#platform/http/errors.ts'
import type { Limit } from '#platform/http/limits/door.ts'
import { acceptedBy } from '#platform/http/site/compressed.ts'
import { type Archive, unpacked } from './archive/archive.ts'
import type { MapFile } from './map-file.ts'

export type TileOptions = {
  map: MapFile
  limit: Limit
  /** Calls a minute of one address: tiles have a multiple of it. */
  callsPerMinute: number
}

type Asked = { Params: { z: string; x: string; y: string }; Querystring: { v?: unknown } }

/**
 * A look at another place asks for thirty tiles at once, and whole mobile networks share an address: so many people may move
 * a map at the same time before anybody has to wait. What browsers and proxies have kept is not asked for again.
 */
const TILES_A_CALL = 20
const TYPE = 'application/vnd.mapbox-vector-tile'
/** Asked for by the version of the file: what is answered never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
/** Asked for by another version, of a page that is older or newer than this process: good until it is asked again. */
const ASK_AGAIN = 'public, no-cache'

/** Tiles of the country, to anybody, without a word about who asks. */
export function mountTiles(app: FastifyInstance, { map, limit, callsPerMinute }: TileOptions): void {
  const rule = { name: 'tiles', limit: callsPerMinute * TILES_A_CALL, windowMs: 60_000 }
  const options = { config: { label: '/tiles' } }
  app.get<Asked>('/tiles/:z/:x/:y', options, async (request, reply) => {
    limit(request, reply, rule)
    const archive = await map.open().catch(unreadable)
    try {
      return await answer(archive, request, reply)
    } catch (error) {
      if (error instanceof EdgeError) throw error
      map.doubt(error)
      return unreadable()
    }
  })
}

/** The rest of the site works; why the map does not stands in the log. */
function unreadable(): never {
  throw new EdgeError({ code: 'service_unavailable' })
}

async function answer(
  archive: Archive,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { z, x, y } = tileAsked(archive, request.params)
  const place = await archive.find(z, x, y)
  reply.header('cache-control', keptFor(archive, request.query.v))
  // Nothing is drawn there, which is as good an answer as any.
  if (!place) return reply.status(204).send()
  varyBy(reply, 'Accept-Encoding')
  const isPacked = acceptedBy(String(request.headers['accept-encoding'] ?? ''))('gzip')
  const etag = isPacked ? `"${place.tag}"` : `"${place.tag}-plain"`
  reply.header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  const bytes = await archive.read(place)
  reply.header('content-type', TYPE)
  return isPacked ? reply.header('content-encoding', 'gzip').send(bytes) : reply.send(await unpacked(bytes))
}

function tileAsked({ header }: Archive, asked: Asked['Params']): { z: number; x: number; y: number } {
  const [z, x, y] = [whole(asked.z), whole(asked.x), whole(asked.y)]
  const isInRange = z >= header.minZoom && z <= header.maxZoom && x < 2 ** z && y < 2 ** z
  if (!isInRange) throw new EdgeError({ code: 'not_found' })
  return { z, x, y }
}

/** Written in the one way there is, so that a tile has one address. */
const whole = (text: string) => (/^(0|[1-9]\d{0,7})$/.test(text) ? Number(text) : Number.NaN)

function keptFor({ version }: Archive, asked: unknown): string {
  if (asked === undefined) return A_DAY
  return asked === version ? FOR_EVER : ASK_AGAIN
}
