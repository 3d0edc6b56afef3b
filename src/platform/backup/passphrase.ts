import { readFileSync } from 'node:fs'
import { BackupProblem } from './problem.ts'

type Env = Readonly<Record<string, string | undefined>>
/** Asks at the terminal without showing what is typed; undefined where there is none. */
export type AskPassphrase = ((question: string) => Promise<string>) | undefined

const SHORTEST = 12

/** From the settings, from a file, or typed: twice for a new backup, because nobody opens it again with a slip in it. */
export async function readPassphrase(env: Env, ask: AskPassphrase, isNew: boolean): Promise<string> {
  const passphrase = given(env) ?? (await typed(ask, isNew))
  // An old backup opens with what it was made with.
  if (isNew && passphrase.length < SHORTEST)
    throw new BackupProblem(
      `The passphrase is too short: at least ${SHORTEST} characters, for example five words that nobody else would put together.`,
    )
  return passphrase
}

function given(env: Env): string | undefined {
  if (env.TEZBOX_BACKUP_PASSPHRASE) return env.TEZBOX_BACKUP_PASSPHRASE
  const file = env.TEZBOX_BACKUP_PASSPHRASE_FILE
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new BackupProblem(
      `The passphrase could not be read from ${file} (TEZBOX_BACKUP_PASSPHRASE_FILE): ${(error as NodeJS.ErrnoException).code}.`,
    )
  }
}

async function typed(ask: AskPassphrase, isNew: boolean): Promise<string> {
  if (!ask)
    throw new BackupProblem(
      'No passphrase: set TEZBOX_BACKUP_PASSPHRASE, or TEZBOX_BACKUP_PASSPHRASE_FILE to a file that holds it, or run this at a terminal.',
    )
  const passphrase = await ask('Passphrase of the backup: ')
  if (isNew && (await ask('The same once more: ')) !== passphrase)
    throw new BackupProblem('The two passphrases are not the same. Nothing was written.')
  return passphrase
}

/** For a terminal only; the question goes to standard error, because a backup may go to standard output. */
export function askAtTerminal(): AskPassphrase {
  const { stdin, stderr } = process
  if (!stdin.isTTY) return undefined
  return async (question) => {
    stderr.write(question)
    stdin.setRawMode(true)
    let line = ''
    try {
      for await (const chunk of stdin.iterator({ destroyOnReturn: false })) {
        for (const sign of String(chunk)) {
          if (sign === '\r' || sign === '\n') return line
          if (sign === '\x03' || sign === '\x04') throw new BackupProblem('Nothing was done.')
          line = sign === '\x7f' || sign === '\b' ? line.slice(0, -1) : line + sign
        }
      }
      return line
    } finally {
      stdin.setRawMode(false)
      stdin.pause()
      stderr.write('\n')
    }
  }
}
