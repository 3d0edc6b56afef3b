// npm run test:files -- <files>: only the named test files, each with what it needs: a database, or a server and the
// browser. The gate repeats with it what failed.
import './lib/node-version.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { browserNeeded, ensureBrowser } from './lib/browser.mjs'
import { buildLocales, ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { giveUp, projectDir } from './lib/project.mjs'
import { findRuntime } from './lib/runtime.mjs'
import { knownSteps, runSteps } from './lib/steps.mjs'

const files = process.argv.slice(2)
const isJourney = (file) => file.endsWith('.spec.ts')
const isTest = (file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && existsSync(join(projectDir, file))
const wrong = files.filter((file) => !isTest(file))
if (files.length === 0) giveUp('Which files? For example: npm run test:files -- tests/e2e/desk.spec.ts')
if (wrong.length > 0) giveUp(`No test files of this repository: ${wrong.join(', ')}`)

await ensureInstalled()
const journeys = files.filter(isJourney)
const tests = files.filter((file) => !isJourney(file))
const browser = journeys.length > 0 ? await ensureBrowser() : undefined
if (journeys.length > 0 && browser === undefined) giveUp(browserNeeded)
const runtime = findRuntime()
// Those of the database may start the built product; rules need only the texts.
if (files.some((file) => isJourney(file) || file.endsWith('.db.test.ts'))) await ensureBuilt(runtime)
else await buildLocales(runtime)
const { someTests, someJourneys } = knownSteps(runtime, { browser })
const steps = []
if (tests.length > 0) steps.push(someTests('tests', tests))
if (journeys.length > 0) steps.push(someJourneys('browser journeys', journeys))
process.exit(await runSteps(steps))
