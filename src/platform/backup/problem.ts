/** Why there is no backup, or why it was not restored: a whole sentence, made to be shown without a stack. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
