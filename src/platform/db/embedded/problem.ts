/** Something a person can put right; the message is a whole sentence, made to be shown without a stack. */
export class EmbeddedDatabaseProblem extends Error {
  override name = 'EmbeddedDatabaseProblem'
}

/** Another running copy of TezBox holds the data folder. */
export class DataFolderInUse extends EmbeddedDatabaseProblem {
  override name = 'DataFolderInUse'

  constructor(dataDir: string) {
    super(
      `TezBox is already running on the data folder ${dataDir}. Stop that copy first, or set TEZBOX_DATA to another folder.`,
    )
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there. Give it the folder, or set TEZBOX_DATA to another one.',
  EPERM: 'this user may not write there. Give it the folder, or set TEZBOX_DATA to another one.',
  EROFS: 'its file system can only be read. Mount it for writing, or set TEZBOX_DATA to another folder.',
  ENOSPC: 'its disk is full. Make room, then start again.',
  EDQUOT: 'the quota of its disk is used up. Make room, then start again.',
  ENOTDIR: 'a part of its path is a file. Set TEZBOX_DATA to another path.',
  ENAMETOOLONG: 'its path is too long. Set TEZBOX_DATA to a shorter one.',
  ELOOP: 'its path leads in a circle of links. Set TEZBOX_DATA to another one.',
  EIO: 'its disk does not work. Look into the log of the system.',
}

/** What a person can put right about a folder becomes a sentence; anything else stays as it is. */
export function folderProblem(dataDir: string, error: unknown): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  if (reason === undefined) return error
  return new EmbeddedDatabaseProblem(`The data folder ${dataDir} cannot be used: ${reason}`, { cause: error })
}

/** The same for what PostgreSQL's programs say: the sentence that names their reason. */
export function programProblem(root: string, said: string, what: string): EmbeddedDatabaseProblem {
  if (/No space left on device|Disk quota exceeded/.test(said))
    return new EmbeddedDatabaseProblem(
      `The database in ${root} ${what}: its disk is full. Make room, then start again.`,
    )
  const told = [...said.matchAll(/(?:FATAL|PANIC|error): +(.+)/g)].at(-1)?.[1]
  const reason = told ?? said.trim().split('\n').at(-1) ?? ''
  return new EmbeddedDatabaseProblem(
    `The database in ${root} ${what}: ${reason.trim() || 'it said nothing'}.`,
  )
}
