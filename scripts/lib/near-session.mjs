// The part of test:near that runs on the runtime, which reads TypeScript.
import { pages } from '../../src/web/pages.ts'
import { browserNeeded, ensureBrowser } from './browser.mjs'
import { buildLocales, ensureBuilt } from './build.mjs'
import { withinBudget } from './near/budget.ts'
import { changedFiles, compareWith } from './near/changed-files.ts'
import { readFiles } from './near/files.ts'
import { buildGraph } from './near/graph.ts'
import { reachedTests } from './near/reach.ts'
import { giveUp, projectDir } from './project.mjs'
import { knownSteps, runSteps, summary } from './steps.mjs'

const onlyList = process.argv.includes('--list')
const named = process.argv.slice(2).find((argument) => argument !== '--list')

const changed = changedSince(named)
const graph = buildGraph(projectDir, readFiles(projectDir), pages)
const { chosen, left } = withinBudget(reachedTests(graph, changed))
const runtime = process.execPath

if (onlyList) {
  list('Would run', chosen)
  list('Left to npm test', left)
} else {
  process.exit(await run())
}

function changedSince(commit) {
  try {
    const comparison = compareWith(projectDir, commit)
    const files = changedFiles(projectDir, comparison.with)
    console.log(
      `${counted(files.length, 'file')} changed since ${comparison.with.slice(0, 12)} (${comparison.because})`,
    )
    return files
  } catch (error) {
    return giveUp(error.message)
  }
}

async function run() {
  if (chosen.length === 0) {
    console.log(`No test is reached by that.\n\n${summary({ passed: 0, failed: 0 })}`)
    return 0
  }
  const files = (...kinds) => chosen.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path)
  const tests = files('unit', 'db')
  let journeys = files('journey')
  const browser = journeys.length > 0 ? await ensureBrowser() : undefined
  if (journeys.length > 0 && browser === undefined) {
    console.log(`${browserNeeded} ${counted(journeys.length, 'journey')} left out.`)
    journeys = []
  }
  const needsBuild = chosen.some((test) => test.needsBuild && (test.kind !== 'journey' || browser))
  await (needsBuild ? ensureBuilt(runtime) : buildLocales(runtime))
  const { types, someTests, someJourneys } = knownSteps(runtime, { browser })
  if (left.length > 0) {
    console.log(`${counted(left.length, 'file')} further away left to npm test (--list names them)`)
  }
  return runSteps([
    // A type that changed reaches others through no import that is followed here.
    types,
    ...(tests.length > 0 ? [someTests(counted(tests.length, 'near test file'), tests)] : []),
    ...(journeys.length > 0 ? [someJourneys(counted(journeys.length, 'near journey'), journeys)] : []),
  ])
}

function list(title, tests) {
  console.log(`\n${title}: ${counted(tests.length, 'file')}`)
  for (const { path, distance } of tests) console.log(`${String(distance).padStart(3)} ${path}`)
}

function counted(count, what) {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
