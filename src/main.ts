import { systemClock } from '#kernel/clock.ts'
import { sentenceFor } from './sentence-for.ts'
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
