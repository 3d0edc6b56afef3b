// The part of the reset that runs on the runtime, which reads TypeScript.
import { createInterface } from 'node:readline/promises'
import {
  dataFolderExists,
  EmbeddedDatabaseProblem,
  removeDataFolder,
  resolveDataDir,
} from '../../src/platform/db/embedded/index.ts'
import { giveUp, projectDir } from './project.mjs'

async function agreed(dataDir) {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) {
    return giveUp(`This would delete ${dataDir}. Say so with: npm run reset -- --yes`)
  }
  const keyboard = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await keyboard.question(`Delete all local data in ${dataDir}? (y/N) `)
  keyboard.close()
  return /^y(es)?$/i.test(answer.trim())
}

const afterwards = process.env.DATABASE_URL
  ? 'The database of DATABASE_URL is left as it is: give the address of an empty one to begin afresh.'
  : 'The next start begins afresh.'

try {
  const dataDir = resolveDataDir(process.env, projectDir)
  if (!dataFolderExists(dataDir)) {
    console.log(`There is no local data: ${dataDir} does not exist.`)
  } else if (await agreed(dataDir)) {
    await removeDataFolder(dataDir)
    console.log(`Deleted ${dataDir}. ${afterwards}`)
  } else {
    console.log('Nothing was deleted.')
  }
} catch (error) {
  if (error instanceof EmbeddedDatabaseProblem) giveUp(error.message)
  throw error
}
