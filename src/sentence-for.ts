import { ConfigError } from '#platform/config/environment.ts'
import { EmbeddedDatabaseProblem } from '#platform/db/embedded/index.ts'
import { MigrationError } from '#platform/db/migrate.ts'

/** What the person at the terminal can act on; anything else is a bug and shows its stack. */
export function sentenceFor(error: Error & { code?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is taken by another program. Choose another one, for example: PORT=3001 npm start`
  }
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof EmbeddedDatabaseProblem ||
    error instanceof MigrationError
  return isForPeople ? error.message : (error.stack ?? error.message)
}
