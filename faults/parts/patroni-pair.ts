import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { eventually } from '../../tests/support/eventually.ts'
import {
  accessIn,
  type Ground,
  killMachine,
  layGround,
  type Machine,
  makeRoles,
  missingForPair,
  PASSWORD,
  type Pair,
} from './postgres-ground.ts'

const patroni = '/usr/bin/patroni'
const keeper = '/usr/bin/patroni_raft_controller'

export function missingForPatroni(): string | undefined {
  const missing = missingForPair()
  if (missing) return missing
  if (!existsSync(patroni)) return `Debian's Patroni is not installed (no ${patroni}).`
  const { status } = spawnSync('/usr/bin/python3', ['-c', 'import pysyncobj, patroni.dcs.raft'])
  return status === 0
    ? undefined
    : 'what Patroni keeps its count of votes with is not installed (python3-pysyncobj)'
}

/**
 * The same two servers, kept by Patroni: it notices, promotes and rewinds by itself. A third voter, without a database,
 * lets one of two be enough.
 */
export async function startPatroniPair(kills: 'server' | 'machine'): Promise<Pair> {
  const ground = await layGround()
  const { base, machines, answered } = ground
  const voters = await Promise.all(
    ['db1', 'db2', 'keeper'].map(async (name) => ({ name, address: `127.0.0.1:${await freePort()}` })),
  )
  const third: Machine = { name: 'keeper', port: 0, url: '', data: join(base, 'keeper') }
  const everybody = [...machines, third]
  const endAll = () => {
    for (const machine of everybody) void killMachine(machine)
  }
  process.once('exit', endAll)
  let [primary, standby] = machines
  for (const machine of machines)
    writeFileSync(settingsOf(base, machine), JSON.stringify(await settings(ground, machine, voters)))
  writeFileSync(settingsOf(base, third), JSON.stringify({ raft: raftOf(base, 'keeper', voters) }))
  third.child = ground.spawn('keeper', keeper, [settingsOf(base, third)])
  const start = (machine: Machine) => {
    machine.child = ground.spawn(machine.name, patroni, [settingsOf(base, machine)])
  }
  start(primary)
  await untilPatroniSays(base, primary, 'primary')
  await makeRoles(ground, primary)
  start(standby)
  await untilItCounts()

  // PostgreSQL counts it a moment before Patroni has noted it, and whom it has not noted it does not promote.
  async function untilItCounts(): Promise<void> {
    const counts = "select count(*) from pg_stat_replication where sync_state in ('sync', 'quorum')"
    await answered(primary, counts, /^1$/, 200)
    await untilPatroniSays(base, standby, 'synchronous')
  }

  return {
    url: ground.url,
    primary: () => primary,
    standby: () => standby,
    // Of a server alone Patroni learns at once; of a machine when its time as the leader is over, after twenty seconds.
    killPrimary: () => killMachine(kills === 'machine' ? primary : { ...primary, child: undefined }),
    async promote() {
      await answered(standby, 'select pg_is_in_recovery()', /^f$/, 10)
      ;[primary, standby] = [standby, primary]
      return Date.now()
    },
    async rejoin() {
      if (standby.child?.signalCode) start(standby)
      await untilItCounts()
    },
    async stop() {
      await Promise.all(everybody.map(killMachine))
      process.off('exit', endAll)
      rmSync(base, { recursive: true, force: true })
    },
  }
}

/** It restarts its server while it begins: whoever asks the server itself is cut off in the middle. */
async function untilPatroniSays(
  base: string,
  machine: Machine,
  role: 'primary' | 'synchronous',
): Promise<void> {
  const { restapi } = JSON.parse(readFileSync(settingsOf(base, machine), 'utf8')) as Settings
  const says = () =>
    fetch(`http://${restapi.listen}/${role}`).then(
      ({ status }) => status,
      () => 0,
    )
  await eventually(says, (status) => status === 200, { limitMs: 120_000 })
}

type Settings = Awaited<ReturnType<typeof settings>>
type Voter = { name: string; address: string }

const settingsOf = (base: string, { name }: Machine) => join(base, `${name}.yml`)

const raftOf = (base: string, own: string, voters: readonly Voter[]) => ({
  data_dir: join(base, 'raft'),
  self_addr: voters.find(({ name }) => name === own)?.address,
  partner_addrs: voters.filter(({ name }) => name !== own).map(({ address }) => address),
})

/** YAML, of which JSON is a part. The limits are the smallest that Patroni takes. */
async function settings({ base, bin }: Ground, { name, port, data }: Machine, voters: readonly Voter[]) {
  const api = `127.0.0.1:${await freePort()}`
  const access = ['local all all trust', ...accessIn(base)]
  return {
    scope: 'tezbox',
    name,
    restapi: { listen: api, connect_address: api },
    raft: raftOf(base, name, voters),
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: 'on', wal_keep_size: '1GB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'no-sync'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: bin,
      pgpass: join(base, `${name}.pgpass`),
      pg_hba: access,
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator', password: PASSWORD },
        rewind: { username: 'replicator', password: PASSWORD },
      },
      parameters: { unix_socket_directories: base, fsync: 'off' },
      use_unix_socket: true,
      basebackup: { checkpoint: 'fast' },
    },
  }
}
