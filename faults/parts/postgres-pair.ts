import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../../tests/support/eventually.ts'
import {
  accessIn,
  type Ground,
  killMachine,
  LIMIT_MS,
  layGround,
  type Machine,
  makeRoles,
  type Pair,
} from './postgres-ground.ts'

/**
 * A primary and its synchronous standby, with the settings and by the scripts of deploy/postgres: what a stranger is
 * told to do there is what is tried here.
 */
export async function startPair(): Promise<Pair> {
  const ground = await layGround()
  const { base, machines, program, answered } = ground
  let [primary, standby] = machines
  // Whatever happens to the run, no server stays behind.
  const endAll = () => {
    for (const machine of machines) void killMachine(machine)
  }
  process.once('exit', endAll)
  const sh = (script: string, args: readonly string[], { port, data }: Machine) =>
    program('sh', [script, ...args], { PGPORT: String(port), PGDATA: data })

  const locale = ['--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync']
  await program('initdb', ['-D', primary.data, '-U', 'postgres', '--auth', 'trust', ...locale])
  await start(ground, primary)
  await sh('standby-counts.sh', ['no'], primary)
  await makeRoles(ground, primary)
  await sh('make-standby.sh', [connectionTo(primary)], standby)
  await start(ground, standby)
  await letItCount()

  async function letItCount(): Promise<void> {
    const following = "select count(*) from pg_stat_replication where state = 'streaming'"
    await answered(primary, following, /^1$/)
    await sh('standby-counts.sh', ['yes'], primary)
    await answered(primary, 'select sync_state from pg_stat_replication', /sync|quorum/)
  }

  return {
    url: ground.url,
    primary: () => primary,
    standby: () => standby,
    killPrimary: () => killMachine(primary),
    async promote() {
      const isPromoted = answered(standby, 'select pg_is_in_recovery()', /^f$/, 10)
      const [promotedAt] = await Promise.all([
        isPromoted.then(() => Date.now()),
        sh('promote.sh', [`host=127.0.0.1 port=${primary.port}`], standby),
      ])
      ;[primary, standby] = [standby, primary]
      return promotedAt
    },
    async rejoin() {
      await sh('rejoin.sh', [`${connectionTo(primary)} dbname=postgres`, '--no-sync'], standby)
      await start(ground, standby)
      await letItCount()
    },
    async stop() {
      await Promise.all(machines.map(killMachine))
      process.off('exit', endAll)
      rmSync(base, { recursive: true, force: true })
    },
  }
}

const connectionTo = ({ port }: Machine) => `host=127.0.0.1 port=${port} user=replicator`

async function start(ground: Ground, machine: Machine): Promise<void> {
  configure(ground.base, machine)
  const child = ground.spawn(machine.name, join(ground.bin, 'postgres'), ['-D', machine.data])
  machine.child = child
  const isReady = () => {
    if (child.exitCode !== null) throw new Error(ground.log(machine.name))
    return ground.isReady(machine)
  }
  await eventually(isReady, Boolean, { limitMs: LIMIT_MS })
}

/** What Debian keeps in /etc lies with the data here, so it comes along from the other server and is written anew. */
function configure(base: string, { name, port, data }: Machine): void {
  const own = [
    `cluster_name = '${name}'`,
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${base}'`,
    // A kill takes processes, not what the system holds for the disk.
    'fsync = off',
  ]
  writeFileSync(join(data, 'postgresql.conf'), `include '${base}/pair.conf'\n${own.join('\n')}\n`)
  writeFileSync(join(data, 'pg_hba.conf'), `local all all trust\n${accessIn(base).join('\n')}\n`)
}
