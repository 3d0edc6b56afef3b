import { systemClock } from '#kernel/clock.ts'
import { ConfigError } from '#platform/config/environment.ts'
import { EmbeddedDatabaseProblem } from '#platform/db/embedded/index.ts'
import { MigrationError } from '#platform/db/migrate.ts'
import { serve } from './serve.ts'
import { createShutdown } from './shutdown.ts'

const shutdown = createShutdown()

serve(systemClock, shutdown).catch(fail)
process.on('unhandledRejection', fail)
process.on('uncaughtException', fail)

function fail(error: unknown): void {
  // What breaks because everything is being stopped needs no words.
  if (!shutdown.begun) process.stderr.write(`${sentenceFor(error as Error)}\n`)
  void shutdown.begin(1)
}

/** What the person at the terminal can act on; anything else is a bug and shows its stack. */
function sentenceFor(error: Error & { code?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is taken by another program. Choose another one, for example: PORT=3001 npm start`
  }
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof EmbeddedDatabaseProblem ||
    error instanceof MigrationError
  return isForPeople ? error.message : (error.stack ?? error.message)
}
