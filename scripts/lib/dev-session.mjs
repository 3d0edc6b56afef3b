// Keeps the database while the server restarts with every change. Runs on the runtime, which reads TypeScript.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import {
  EmbeddedDatabaseProblem,
  resolveDataDir,
  startEmbeddedPostgres,
} from '../../src/platform/db/embedded/index.ts'
import { giveUp, projectDir } from './project.mjs'

async function openDatabase() {
  try {
    const dataDir = resolveDataDir(process.env, projectDir)
    return await startEmbeddedPostgres({
      dataDir,
      log: console.log,
      onLost: ({ message }) => giveUp(message),
    })
  } catch (error) {
    if (error instanceof EmbeddedDatabaseProblem) return giveUp(error.message)
    throw error
  }
}

/** Node's own --watch would restart for the temporary files of Vite, which reloads pages and components by itself. */
function concernsServer(path) {
  if (/\.test\.tsx?$/.test(path)) return false
  return !/^(web|ui|courier|desk|locales)\//.test(path) || path.startsWith('web/server/')
}

/** Calls back once for each burst of changes, with the changed paths. */
function onChanges(folder, act) {
  const changed = new Set()
  let waiting
  watch(join(projectDir, folder), { recursive: true }, (_, path) => {
    changed.add((path ?? '').replaceAll('\\', '/'))
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      act([...changed])
      changed.clear()
    }, 100)
  })
}

function buildLocales() {
  const build = spawn(process.execPath, ['scripts/build-locales.ts'], { cwd: projectDir, stdio: 'inherit' })
  build.once('close', (code) => {
    if (code === 0) restart()
  })
}

const database = process.env.DATABASE_URL ? undefined : await openDatabase()
const env = {
  ...process.env,
  NODE_ENV: 'development',
  TEZBOX_DEV: '1',
  ...(database && { DATABASE_URL: database.url, TEZBOX_DATA: database.dataDir }),
}
let server
let next = 'wait'
let closing = false

function start() {
  next = 'wait'
  // Vite loads the development build of React Router; the server must share that copy, not bring another.
  const args = ['--conditions=development', 'src/main.ts']
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  server = spawn(process.execPath, args, { cwd: projectDir, stdio, env })
  server.once('close', async () => {
    server = undefined
    if (closing) {
      await database?.stop()
      process.exit(0)
    }
    if (next === 'start again') return start()
    console.log('The server has stopped; the next change starts it again')
  })
}

function restart() {
  if (closing) return
  if (server === undefined) return start()
  if (next === 'wait') server.kill('SIGTERM')
  next = 'start again'
}

async function close() {
  if (closing) return
  closing = true
  if (server !== undefined) return server.kill('SIGTERM')
  await database?.stop()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, close)
process.once('disconnect', close)
onChanges('src', (paths) => {
  if (paths.some((path) => path.startsWith('locales/'))) buildLocales()
  else if (paths.some(concernsServer)) restart()
})
start()
