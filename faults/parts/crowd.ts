import { setTimeout as sleep } from 'node:timers/promises'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import { contentCalls } from '#modules/content/content.calls.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import { parcelStreamPath, trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { addressOf } from '#platform/calls/address.ts'
import { createDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { pdf } from '../../tests/support/attack-files.ts'
import { formBody, formType } from '../../tests/support/form-body.ts'
import { forWriters, startWriters } from './writers.ts'

/** What a server has to be told so that the crowd is not taken for one stranger. */
export const forCrowd = {
  ...forWriters,
  APPLICATIONS_PER_HOUR: '10000000',
  APPLICATIONS_PER_ADDRESS: '10000000',
}

const keptPages = ['/', '/ru', '/en', '/oz', '/pricing', '/ru/pricing', '/about', '/en/contact']
const reads = [contentCalls.readWarning.path, pointsCalls.searchPoints.path, paymentsCalls.listMethods.path]

/** `why`: what was heard instead of the right answer, each once. */
export type Tally = Record<string, { asked: number; failed: number; why: Set<string> }>

/** Asks, and counts what was asked and what failed. */
function createAsker(url: string) {
  const tally: Tally = {}
  function lineOf(what: string): Tally[string] {
    const line = tally[what] ?? { asked: 0, failed: 0, why: new Set() }
    tally[what] = line
    return line
  }
  function fail(line: Tally[string], why: number | string): void {
    line.failed++
    line.why.add(String(why))
  }
  return {
    tally,
    async ask(what: string, path: string, init: RequestInit = {}, right = [200]): Promise<void> {
      const line = lineOf(what)
      line.asked++
      try {
        const signal = AbortSignal.timeout(30_000)
        const response = await fetch(url + path, { redirect: 'manual', signal, ...init })
        await response.arrayBuffer()
        if (!right.includes(response.status)) fail(line, response.status)
      } catch (error) {
        fail(line, (error as Error).name)
      }
    },
    /** A stream that is left after some seconds. */
    async listen(code: string, seconds: number): Promise<void> {
      const ends = AbortSignal.timeout(seconds * 1_000)
      const line = lineOf('stream')
      line.asked++
      try {
        const path = addressOf({ path: parcelStreamPath }, { params: { trackId: code } })
        const response = await fetch(url + path, { signal: ends })
        if (response.status !== 200) fail(line, response.status)
        await response.text()
      } catch (error) {
        if (!ends.aborted) fail(line, (error as Error).name)
      }
    },
  }
}

/**
 * A day in small: pages from memory and fresh ones, reads, look-ups, letters, applications with a file, streams that
 * open and close. Everybody waits between two questions, so that the pace is the same on any machine.
 */
export async function startCrowd(url: string, databaseUrl: string, pauseMs: number) {
  const db = createDatabase(databaseUrl)
  const codes = (
    await db.many<{ code: string }>(
      sql`select tracking_code as code from customer_order order by id limit 20`,
    )
  ).map(({ code }) => code)
  const vacancy = await db.one<{ id: number }>(sql`select min(id) as id from vacancy`)
  await db.close()
  const { tally, ask, listen } = createAsker(url)
  let stopped = false
  let turn = 0
  let applicants = 0
  const one = <T>(of: readonly T[]): T => of[turn++ % of.length] as T

  function apply(): Promise<void> {
    const phone = `93${String(++applicants).padStart(7, '0')}`
    const body = formBody([
      { name: 'full_name', value: 'Dilnoza Karimova' },
      { name: 'phone', value: phone },
      { name: 'about', value: 'Uch yil kuryerman' },
      { name: 'file', value: pdf(), fileName: 'cv.pdf' },
    ])
    const path = addressOf(applicationCalls.apply, { params: { id: String(vacancy.id) } })
    const headers = { 'content-type': formType }
    return ask('upload', path, { method: 'POST', headers, body: new Uint8Array(body) }, [201])
  }

  const lookUp = () => addressOf(trackingCalls.trackParcelWellSpelled, { params: { trackId: one(codes) } })
  const people: (() => Promise<void>)[] = [
    () => ask('kept page', one(keptPages)),
    () => ask('kept page', one(keptPages)),
    () => ask('fresh page', `/track?code=${one(codes)}`),
    () => ask('light page', `/t/${one(codes)}`),
    () => ask('read', one(reads)),
    () => ask('read', one(reads)),
    () => ask('look-up', lookUp()),
    () => ask('lost page', `/nowhere/${turn++}`, {}, [404]),
    apply,
    ...Array.from({ length: 10 }, () => () => listen(one(codes), 3 + (turn % 10))),
  ]
  async function live(act: () => Promise<void>): Promise<void> {
    while (!stopped) {
      await act()
      await sleep(pauseMs)
    }
  }
  const running = Promise.all(people.map(live))
  const writers = startWriters(() => url, { count: 2, pauseMs })
  return {
    tally,
    async stop(): Promise<void> {
      stopped = true
      await running
      await writers.stop()
      const failed = writers.answers.filter(({ status }) => status !== 201)
      const why = new Set(failed.map(({ status }) => String(status)))
      tally.letter = { asked: writers.answers.length, failed: failed.length, why }
    },
  }
}
