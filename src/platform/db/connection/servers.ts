import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseAddresses, type DatabaseServer, nameOf, type WantedServer } from './addresses.ts'

/** What a server says of itself. A promotion begins a new timeline, so the higher one holds the newer data. */
export type ServerState = { isStandby: boolean; isReadOnly: boolean; timeline: number }

/** Asks one server, within a limit of its own. */
export type AskServer = (server: DatabaseServer) => Promise<ServerState>

/** The servers of DATABASE_URL, as far as a process knows them. All its connections share one. */
export type Servers = {
  /** Where a connection goes now: the one that was good the last time, or after a search. */
  find(): Promise<DatabaseServer>
  /** A connection ended that nobody ended here: the next one begins with a search. */
  doubt(server: DatabaseServer): void
  /** It says that it can only be read. */
  leave(server: DatabaseServer): void
  /** Whether a server in this state is one to stay with. */
  isWanted(state: Pick<ServerState, 'isStandby' | 'isReadOnly'>): boolean
  /** Called when connections to this server are of no more use. Answers how to be forgotten. */
  onLeft(server: DatabaseServer, drop: () => void): () => void
}

/** No server of DATABASE_URL can be written to: each of them is named, with what it is like instead. */
export class NotWritable extends Error {
  override name = 'NotWritable'
}

/** How long the others may still answer when one is found: one of them could hold newer data. */
const MOMENT_MS = 200

export function knowServers({ servers, wanted }: DatabaseAddresses, ask: AskServer): Servers {
  const connections = new Map<DatabaseServer, Set<() => void>>(servers.map((server) => [server, new Set()]))
  const isWanted = wants(wanted)
  let last = servers[0]
  // There is nothing to choose from: what a connection meets is told by the connection.
  let isSure = servers.length === 1
  let newest = 0
  let searching: Promise<DatabaseServer> | undefined

  async function search(): Promise<DatabaseServer> {
    const heard = await listen(servers, ask, (state) => isWanted(state) && !isOld(state, newest))
    const found = best(heard, { isWanted, newest, last })
    if (!found) throw new NotWritable(describe(servers, heard, { isWanted, newest }))
    newest = Math.max(newest, found.state.timeline)
    last = found.server
    isSure = true
    for (const server of servers) if (server !== last) drop(server)
    return last
  }

  function drop(server: DatabaseServer): void {
    for (const dropOne of [...(connections.get(server) ?? [])]) dropOne()
  }

  function doubt(server: DatabaseServer): void {
    if (server === last && servers.length > 1) isSure = false
  }

  return {
    async find() {
      if (isSure && last) return last
      searching ??= search().finally(() => {
        searching = undefined
      })
      return searching
    },
    doubt,
    leave(server) {
      doubt(server)
      drop(server)
    },
    isWanted,
    onLeft(server, dropOne) {
      connections.get(server)?.add(dropOne)
      return () => void connections.get(server)?.delete(dropOne)
    },
  }
}

function wants(wanted: WantedServer): Servers['isWanted'] {
  if (wanted === 'any') return () => true
  return ({ isStandby, isReadOnly }) => !(wanted === 'primary' ? isStandby : isStandby || isReadOnly)
}

type Heard = ReadonlyMap<DatabaseServer, ServerState | Error>

/** Asks all of them at once. When one will do, the others have a moment left; one that is silent costs no more than that. */
async function listen(
  servers: readonly DatabaseServer[],
  ask: AskServer,
  isGood: (state: ServerState) => boolean,
): Promise<Heard> {
  const heard = new Map<DatabaseServer, ServerState | Error>()
  const found = Promise.withResolvers<void>()
  const all = servers.map(async (server) => {
    const answer = await ask(server).catch((error: Error) => error)
    heard.set(server, answer)
    if (!(answer instanceof Error) && isGood(answer)) found.resolve()
  })
  const goodEnough = found.promise.then(() => sleep(MOMENT_MS, undefined, { ref: false }))
  await Promise.race([Promise.all(all), goodEnough])
  // As it is now: who answers later changes nothing.
  return new Map(heard)
}

type Choice = { isWanted: Servers['isWanted']; newest: number; last?: DatabaseServer | undefined }

const isOld = ({ isStandby, timeline }: ServerState, newest: number) => !isStandby && timeline < newest

/** The newest data wins: an old primary that came back takes writes too, and they would be lost. */
function best(heard: Heard, { isWanted, newest, last }: Choice) {
  let chosen: { server: DatabaseServer; state: ServerState } | undefined
  for (const [server, state] of heard) {
    if (state instanceof Error || !isWanted(state) || isOld(state, newest)) continue
    const isNewer = !chosen || state.timeline > chosen.state.timeline
    if (isNewer || (state.timeline === chosen?.state.timeline && server === last)) chosen = { server, state }
  }
  return chosen
}

function describe(servers: readonly DatabaseServer[], heard: Heard, { isWanted, newest }: Choice): string {
  const words = (answer: ServerState | Error | undefined) => {
    if (answer === undefined || answer instanceof Error) return faults[codeOf(answer)] ?? 'does not answer'
    if (!isWanted(answer)) return 'can only be read'
    return isOld(answer, newest) ? 'holds old data: another server was promoted in its place' : 'is there'
  }
  return servers.map((server) => `${nameOf(server)} ${words(heard.get(server))}`).join(', ')
}

const codeOf = (error: Error | undefined) => (error as NodeJS.ErrnoException | undefined)?.code ?? ''

/** What answers, and refuses. */
const faults: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has an unknown host',
  '28P01': 'refuses the password',
  '28000': 'refuses the user',
  '3D000': 'does not have the database',
}
