import { BackupProblem } from '#platform/backup/problem.ts'
import { ConfigError } from '#platform/config/environment.ts'
import { DatabaseUnavailable, postgresCode } from '#platform/db/database.ts'
import { EmbeddedDatabaseProblem } from '#platform/db/embedded/index.ts'
import { MigrationError } from '#platform/db/migrate.ts'
import { databaseSentence } from '#platform/db/start/database-sentence.ts'

type Fault = Error & { code?: string; port?: number; address?: string; syscall?: string; path?: string }

/** What the person at the terminal can act on; anything else is a bug and shows its stack. */
export function sentenceFor(error: Fault): string {
  return sentenceOf(error) ?? error.stack ?? error.message
}

function sentenceOf(error: Fault): string | undefined {
  const isForPeople =
    error instanceof BackupProblem ||
    error instanceof ConfigError ||
    error instanceof EmbeddedDatabaseProblem ||
    error instanceof MigrationError
  if (isForPeople) return error.message
  if (error instanceof DatabaseUnavailable || postgresCode(error)) return databaseSentence(error)
  return listenSentence(error) ?? fileSentence(error)
}

/** By system code: why the address of HOST and PORT was not to be had. */
function listenSentence({ code, syscall, port, address }: Fault): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one, for example: PORT=3001 npm start`
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} is only for programs with more rights. Choose one from 1024 on, for example: PORT=3000 npm start`
  if (syscall === 'listen' && code === 'EADDRNOTAVAIL')
    return `HOST is ${address}, and that is no address of this machine. Set HOST to one that it has, or to 0.0.0.0 for all of them.`
  if (syscall === 'getaddrinfo')
    return 'HOST is a name that this machine does not know. Set HOST to one of its addresses.'
  return undefined
}

const fileFaults: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'its file system can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  ENOTDIR: 'a part of its path is a file',
  EMFILE: 'too many files are open (raise the limit, "ulimit -n")',
}

function fileSentence({ code, path }: Fault): string | undefined {
  const fault = fileFaults[code ?? '']
  return fault && path ? `${path} cannot be used: ${fault}.` : undefined
}
