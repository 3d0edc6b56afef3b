import { ConfigError } from '#platform/config/environment.ts'

/** One server of DATABASE_URL, with an address of its own that the driver understands. */
export type DatabaseServer = { host: string; port: number; url: string }

/** What a server has to be like: one that takes writes, one that is no standby, or whichever answers. */
export type WantedServer = 'read-write' | 'primary' | 'any'

export type DatabaseAddresses = { servers: readonly DatabaseServer[]; wanted: WantedServer }

const DEFAULT_PORT = '5432'
const looksLike = 'It looks like postgres://user:password@host:5432/tezbox'
const encoding =
  'A user or password with @ : / ? # % or a space has them percent-encoded: @ is %40, / is %2F.'
const shape =
  /^postgres(?:ql)?:\/\/(?:(?<user>[^@/?#\s]*)@)?(?<hosts>[^@/?#\s]*)(?:\/(?<name>[^@?#\s]*))?(?:\?(?<query>[^#\s]*))?$/

/**
 * DATABASE_URL as PostgreSQL's own programs read it: one server, or several with commas between them, each with its
 * port; `host` and `port` in the query stand for those of the address. Throws a sentence, which never tells the password.
 */
export function readAddresses(text: string): DatabaseAddresses {
  if (!/^postgres(ql)?:\/\//.test(text)) refuse(`is not an address of PostgreSQL. ${looksLike}.`)
  const {
    user,
    hosts = '',
    name = '',
    query = '',
  } = shape.exec(text)?.groups ?? refuse(`cannot be read. ${encoding}`)
  for (const part of [user, hosts, name]) mustDecode(part)
  const settings = new URLSearchParams(query)
  const wanted = wantedOf(settings.get('target_session_attrs'))
  const places = placesOf(hosts, settings)
  for (const own of ['target_session_attrs', 'host', 'port']) settings.delete(own)
  const servers = places.map((place) => ({ ...place, url: urlOf(place, { user, name, settings }) }))
  return { servers, wanted }
}

/** Where it is, for a log or a sentence. */
export const nameOf = ({ host, port }: Pick<DatabaseServer, 'host' | 'port'>) =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`

function refuse(why: string): never {
  throw new ConfigError(`DATABASE_URL ${why}`)
}

function mustDecode(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return refuse(`has a % that stands for nothing. ${encoding}`)
  }
}

function wantedOf(text: string | null): WantedServer {
  // Everything that TezBox does writes sooner or later, so a server that only reads is never the right one.
  if (text === null) return 'read-write'
  if (text === 'read-write' || text === 'primary' || text === 'any') return text
  return refuse(
    `asks for target_session_attrs=${text}. TezBox writes: read-write (also without asking), primary or any.`,
  )
}

type Place = { host: string; port: number }

function placesOf(hosts: string, settings: URLSearchParams): Place[] {
  const asked = settings.get('host')
  const names = asked === null ? hosts.split(',').map(splitPort) : asked.split(',').map((host) => ({ host }))
  const ports = settings.get('port')?.split(',')
  if (ports && ports.length > 1 && ports.length !== names.length)
    refuse(
      `names ${names.length} hosts and ${ports.length} ports. Give each host its port, or all of them one.`,
    )
  const places = names.map((given: { host: string; port?: string }, index) => ({
    host: given.host || (process.env.PGHOST ?? 'localhost'),
    port: portOf((ports ? (ports[index] ?? ports[0]) : given.port) || process.env.PGPORT || DEFAULT_PORT),
  }))
  if (names.length > 1 && names.some(({ host }) => host === ''))
    refuse('names several servers, and one of them has no host. Look for a comma too many.')
  return places
}

/** `host`, `host:port`, `[::1]:port`, or the folder of a socket with its slashes encoded. */
function splitPort(text: string): { host: string; port?: string } {
  const found = /^(?:\[(?<v6>[0-9a-f:.%]+)\]|(?<plain>[^:[\]]*))(?::(?<port>[^:]*))?$/i.exec(text)?.groups
  if (!found) refuse(`names a host that cannot be read. An IPv6 address stands in brackets: [::1]:5432.`)
  const { v6, plain = '', port } = found
  return { host: v6 ?? mustDecode(plain), ...(port === undefined ? {} : { port }) }
}

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    refuse(`has a port that is no number from 1 to 65535. ${looksLike}. ${encoding}`)
  return port
}

type Rest = { user: string | undefined; name: string; settings: URLSearchParams }

function urlOf({ host, port }: Place, { user, name, settings }: Rest): string {
  const query = new URLSearchParams(settings)
  const isSocket = host.startsWith('/')
  if (isSocket) {
    query.set('host', host)
    query.set('port', String(port))
  }
  const server = isSocket ? '' : `${host.includes(':') ? `[${host}]` : encodeURIComponent(host)}:${port}`
  const asked = query.size > 0 ? `?${query}` : ''
  return `postgres://${user === undefined ? '' : `${user}@`}${server}/${name}${asked}`
}
