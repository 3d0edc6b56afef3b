// The part of test:calendar that runs on the runtime, which reads TypeScript.
import { makeBusy } from './calendar/busy-machine.mjs'
import { datefudgeNeeded, ensureDatefudge } from './calendar/datefudge.mjs'
import { daysAhead, february, monthEnd, movedClock } from './calendar/moments.ts'
import { giveUp } from './project.mjs'
import { countsOf } from './reports.mjs'
import { knownSteps, resultsOf, summary } from './steps.mjs'

const minute = 60_000

/** Half an hour off every other clock, with its own rules of summer; Turkish lowers an I to a letter of its own. */
const abroad = { TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }

const parts = {
  'month-end': { what: '23:58 in Tashkent on the last day of a month', moment: monthEnd },
  february: { what: '29 February 2028', moment: february },
  '60-days': { what: '60 days ahead', moment: daysAhead(60) },
  '400-days': { what: '400 days ahead', moment: daysAhead(400) },
  abroad: { what: 'a machine in Newfoundland that speaks Turkish', env: abroad },
  busy: { what: 'four times as much to do as the machine can', busy: true },
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in parts))
if (unknown !== undefined) giveUp(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}.`)

const chosen = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const library = chosen.some(([, { moment }]) => moment) ? await ensureDatefudge() : undefined
const rows = []
for (const [name, part] of chosen) {
  if (part.moment && library === undefined) rows.push({ name, leftOut: true })
  else rows.push(await runPart(name, part))
}
process.exit(report())

async function runPart(name, part) {
  console.log(`\n${name}: ${part.what}`)
  const startedAt = performance.now()
  const calm = part.busy ? makeBusy() : () => undefined
  const counts = countsOf(await resultsOf([changed(knownSteps(process.execPath).tests, part)]))
  calm()
  return { name, ...counts, minutes: (performance.now() - startedAt) / minute }
}

/** The step in other circumstances. */
function changed(step, part) {
  return {
    ...step,
    // Asked when the step begins, so that it begins at that very moment.
    env: (reportFile) => ({
      ...step.env?.(reportFile),
      ...part.env,
      ...(part.moment && movedClock(library, part.moment(new Date()), new Date())),
    }),
    timeoutMs: part.busy ? 90 * minute : step.timeoutMs,
  }
}

function report() {
  const totals = { passed: 0, failed: 0 }
  console.log('')
  for (const { name, leftOut, passed, failed, minutes } of rows) {
    if (leftOut) {
      console.log(`- ${name.padEnd(10)} left out`)
      continue
    }
    totals.passed += passed
    totals.failed += failed
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${summary({ passed, failed })} (${minutes.toFixed(1)} min)`,
    )
  }
  if (rows.some(({ leftOut }) => leftOut)) console.log(`\n${datefudgeNeeded}`)
  console.log(`\n${summary(totals)}`)
  return totals.failed > 0 ? 1 : 0
}
