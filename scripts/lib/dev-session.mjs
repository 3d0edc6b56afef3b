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

/** Editors save in bursts: one rebuild for each. */
function rebuildLocalesOnChange() {
  let waiting
  watch(join(projectDir, 'src/locales'), { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      spawn(process.execPath, ['scripts/build-locales.ts'], { cwd: projectDir, stdio: 'inherit' })
    }, 100)
  })
}

const database = process.env.DATABASE_URL ? undefined : await openDatabase()
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/main.ts'], {
  cwd: projectDir,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'development',
    TEZBOX_DEV: '1',
    ...(database && { DATABASE_URL: database.url, TEZBOX_DATA: database.dataDir }),
  },
})
rebuildLocalesOnChange()

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (!stopping) server.kill('SIGTERM')
    stopping = true
  })
}
server.once('close', async (code) => {
  await database?.stop()
  process.exit(stopping ? 0 : (code ?? 1))
})
