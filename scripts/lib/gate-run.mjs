import { failedFiles, failedTests, judge, mostRepeats } from './judge.mjs'
import { summary } from './steps.mjs'

/**
 * Runs the parts one after the other, also after a failure, then every test file that failed once more, alone. `run`
 * runs an npm script and answers `{ code, counted, steps, seconds }`; `say` tells a line. Answers the exit code.
 */
export async function runGate(parts, run, say) {
  const runs = []
  for (const part of parts) {
    say(`\n== ${part.title}\n`)
    runs.push({ part, ...(await run(part.first, part.env)) })
  }
  const files = failedFiles(runs)
  const repeats = []
  for (const { part, file } of files.length > mostRepeats ? [] : files) {
    say(`\n== Once more, alone: ${file.file}, ${part.title}\n`)
    repeats.push({ part, file, ...(await run(part.again(file), part.env)) })
  }
  const { totals, unsteady, failed } = judge(runs, repeats)
  tellTimes(runs, repeats, say)
  if (failed.length > 0) say('\n== failed')
  for (const one of failed) tellFailed(one, say)
  if (files.length > mostRepeats)
    say(`\n${files.length} files failed. More than ${mostRepeats} are a fault, not luck: none was repeated.`)
  if (unsteady.length > 0) say('\n== unsteady')
  for (const { part, file } of unsteady) tellFile(`${whereOf(part, file)}: passed when repeated`, file, say)
  say(`\n== In all\n\n${summary(totals)}`)
  return totals.failed > 0 ? 1 : 0
}

function tellTimes(runs, repeats, say) {
  const row = (seconds, text) => say(`${seconds.toFixed(1).padStart(8)} s  ${text}`)
  say('\n== Times\n')
  for (const { part, seconds, steps } of runs) {
    row(seconds, part.title)
    for (const step of steps) row(step.seconds, `  ${step.name}`)
  }
  for (const { part, file, seconds } of repeats) row(seconds, `once more: ${file.file}, ${part.title}`)
  const all = [...runs, ...repeats].reduce((sum, { seconds }) => sum + seconds, 0)
  row(all, 'in all')
}

function tellFailed({ part, step, file, why, repeated }, say) {
  if (file && !repeated) say(`\n${whereOf(part, file)}: ${why}`)
  else if (file) tellFile(`${whereOf(part, file)}: ${why}`, file, say)
  else say(`\n${step ? `${step}, ` : ''}${part.title}: ${why}`)
}

const mostTests = 5

function tellFile(title, file, say) {
  say(`\n${title}`)
  const tests = failedTests(file)
  for (const { name, message } of tests.slice(0, mostTests)) {
    say(`  ${name ?? '(outside of its tests)'}`)
    say(message.replace(/^/gm, '    '))
  }
  if (tests.length > mostTests) say(`  and ${tests.length - mostTests} more`)
}

const whereOf = (part, { file, project }) => `${file} (${project}), ${part.title}`
