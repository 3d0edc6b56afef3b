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
