import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'
import { atMost, exactly, type Figure } from '../fault.ts'
import type { Pair } from './postgres-ground.ts'
import { type Answer, forWriters, startWriters } from './writers.ts'

/** What a process has open: calls, jobs and the notices of live updates. */
const KINDS = ['tezbox', 'tezbox jobs', 'tezbox live']
const ANSWER_LIMIT_MS = 5_000
const BACK_LIMIT_MS = 2_000
/** How long nobody is there to promote: a person, or a watcher that has to be sure. */
const ALONE_MS = 1_500

/** Two processes that write, and a primary that is killed under them again and again; what people felt of it. */
export async function failOver(pair: Pair, rounds: number): Promise<Figure[]> {
  const processes: ServerProcess[] = []
  try {
    for (let n = 0; n < 2; n++)
      processes.push(await startServerProcess({ ...forWriters, DATABASE_URL: pair.url }))
    const groups = processes.map(({ url }) => startWriters(() => url, { count: 4 }))
    const done: Round[] = []
    for (let round = 0; round < rounds; round++) {
      // A standby is there again before the next one is killed.
      if (round > 0) await pair.rejoin()
      done.push(await oneRound(pair, processes, groups))
    }
    const followed = await kindsAt(pair.primary().url)
    for (const group of groups) await group.stop()
    return [...(await judged(pair, groups, done)), followed]
  } finally {
    await Promise.all(processes.map((process) => process.kill()))
  }
}

type Writers = ReturnType<typeof startWriters>
type Round = { backMs: number; readyMeanwhile: number; failures: Answer[] }

async function oneRound(pair: Pair, processes: ServerProcess[], groups: Writers[]): Promise<Round> {
  await sleep(2_000)
  const killedAt = Date.now()
  await pair.killPrimary()
  await sleep(ALONE_MS)
  const ready = await Promise.all(processes.map(({ url }) => fetch(`${url}/readyz`)))
  const promotedAt = await pair.promote()
  const backMs = Math.max(...(await Promise.all(groups.map((group) => backAfter(promotedAt, group)))))
  const answers = groups.flatMap((group) => group.answers).filter(({ at, ms }) => at + ms >= killedAt)
  return {
    backMs,
    readyMeanwhile: ready.filter(({ status }) => status !== 503).length,
    failures: answers.filter(({ status }) => status !== 201),
  }
}

/** Until the first write that is acknowledged after the promotion; NaN when there is none for long. */
async function backAfter(promotedAt: number, { answers }: Writers): Promise<number> {
  const written = () => answers.find(({ at, ms, status }) => status === 201 && at + ms > promotedAt)
  const first = await eventually(written, Boolean, { limitMs: 30_000 }).catch(() => undefined)
  return first ? first.at + first.ms - promotedAt : Number.NaN
}

async function judged(pair: Pair, groups: Writers[], rounds: Round[]): Promise<Figure[]> {
  const failures = rounds.flatMap((round) => round.failures)
  const counts = await Promise.all(groups.map((group) => group.lostAndDoubled(pair.url)))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const written = sum(groups.map(({ acknowledged }) => acknowledged.size))
  const wrong = failures.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)
  return [
    exactly(
      `lost of ${written} acknowledged, ${rounds.length} times`,
      sum(counts.map(({ lost }) => lost)),
      0,
    ),
    exactly('doubled', sum(counts.map(({ doubled }) => doubled)), 0),
    atMost(
      'writes back after the promotion, the slowest',
      Math.max(...rounds.map(({ backMs }) => backMs)),
      BACK_LIMIT_MS,
      'ms',
    ),
    exactly(`of ${failures.length} refused meanwhile, not by 503 with Retry-After`, wrong.length, 0),
    atMost('the slowest of them', Math.max(0, ...failures.map(({ ms }) => ms)), ANSWER_LIMIT_MS, 'ms'),
    exactly(
      'said ready while only a standby was there',
      sum(rounds.map(({ readyMeanwhile }) => readyMeanwhile)),
      0,
    ),
  ]
}

/** Jobs and live updates follow too, not only what is called. */
async function kindsAt(url: string): Promise<Figure> {
  const db = createDatabase(url, { applicationName: 'fault' })
  let missing = KINDS.length
  const look = async () => {
    const there = await db.many(
      sql`select distinct application_name from pg_stat_activity where application_name = any(${KINDS})`,
    )
    missing = KINDS.length - there.length
    return missing
  }
  const isNone = (count: number) => count === 0
  await eventually(look, isNone, { limitMs: 10_000, everyMs: 200 }).catch(() => undefined)
  await db.close()
  return exactly('kinds of connections that did not follow', missing, 0)
}
