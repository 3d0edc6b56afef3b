import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { writeReport } from '../scripts/lib/steps.mjs'
import type { Fault, Figure, Scale } from './fault.ts'
import { proofOf } from './proof.ts'

/** What became of one fault: its figures, or why there are none. */
export type Outcome = { name: string; says: string; seconds: number; figures: Figure[]; skipped?: string }

/** The longest of the short ones takes a minute and a half on an idle machine, of the whole ones half an hour. */
const LASTS_MS: Readonly<Record<Scale, number>> = { short: 8 * 60_000, whole: 60 * 60_000 }

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' }, write: { type: 'boolean' } },
  allowPositionals: true,
})
const scale: Scale = values.short ? 'short' : 'whole'
const outcomes: Outcome[] = []
for (const name of namesOf(positionals)) {
  const { fault } = (await import(`./${name}.fault.ts`)) as { fault: Fault }
  if (fault.onlyByName && !positionals.includes(name)) continue
  outcomes.push(await tried(name, fault))
}
if (values.write) {
  const proof = join(import.meta.dirname, '../docs/proof.md')
  const known = existsSync(proof) ? readFileSync(proof, 'utf8') : ''
  writeFileSync(proof, proofOf(known, outcomes, machine()))
}
const figures = outcomes.flatMap((outcome) => outcome.figures)
const failed = figures.filter(({ held }) => !held).length
report()
process.stdout.write(`\n${figures.length - failed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)

/** Every fault lies in a file of its own here; names may be given with or without their folder and ending. */
function namesOf(asked: readonly string[]): string[] {
  const known = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.fault.ts'))
    .map((file) => file.replace('.fault.ts', ''))
    .sort()
  if (asked.length === 0) return known
  return asked.map((given) => {
    const name = given.replace(/^faults\//, '').replace(/\.fault\.ts$/, '')
    if (!known.includes(name)) throw new Error(`There is no fault ${name}. There are: ${known.join(', ')}`)
    return name
  })
}

async function tried(name: string, fault: Fault): Promise<Outcome> {
  const startedAt = Date.now()
  const told = (figures: Figure[], skipped?: string): Outcome => {
    const seconds = (Date.now() - startedAt) / 1000
    process.stdout.write(`\n${name} (${seconds.toFixed(1)} s): ${fault.says}\n`)
    if (skipped) process.stdout.write(`  left out: ${skipped}\n`)
    for (const { what, measured, limit, held } of figures)
      process.stdout.write(`  ${held ? '✓' : '✗'} ${what}: ${measured} (limit ${limit})\n`)
    return { name, says: fault.says, seconds, figures, ...(skipped ? { skipped } : {}) }
  }
  const missing = fault.missing?.()
  if (missing) return told([], missing)
  try {
    return told(await Promise.race([fault.run(scale), tooLong()]))
  } catch (error) {
    process.stderr.write(`${(error as Error).stack}\n`)
    return told([{ what: 'was tried to its end', measured: 'it broke off', limit: 'yes', held: false }])
  }
}

/** One that hangs is told by its name, and the others are still tried: whoever waits for all of them cannot tell which it was. */
async function tooLong(): Promise<never> {
  const lastsMs = LASTS_MS[scale]
  await sleep(lastsMs, undefined, { ref: false })
  throw new Error(`It did not end within ${lastsMs / 60_000} minutes.`)
}

/** What the gate reads, so that it can repeat a fault alone. */
function report(): void {
  const files = outcomes.map(({ name, seconds, figures }) => ({
    runner: 'faults',
    project: scale,
    file: `faults/${name}.fault.ts`,
    seconds,
    passed: figures.filter(({ held }) => held).length,
    failed: figures.filter(({ held }) => !held).length,
    tests: figures.map(({ what, measured, limit, held }) => ({
      name: what,
      passed: held,
      message: `${measured}, limit ${limit}`,
    })),
  }))
  const passed = files.reduce((sum, file) => sum + file.passed, 0)
  const seconds = files.reduce((sum, file) => sum + file.seconds, 0)
  writeReport([{ name: 'faults', seconds, output: '', passed, failed, files }])
}

function machine(): string {
  return `${cpus().length} cores, Node ${process.version}, ${process.platform}`
}
