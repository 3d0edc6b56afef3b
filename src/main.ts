import { flushCompileCache } from 'node:module'
import { systemClock } from '#kernel/clock.ts'
import { sentenceFor } from './sentence-for.ts'
import { serve } from './serve.ts'
import { createShutdown } from './shutdown.ts'

const shutdown = createShutdown()

// What was compiled is kept for the next start (scripts/start.mjs says where) now: killed with -9, there is no later.
serve(systemClock, shutdown).then(flushCompileCache, fail)
process.on('unhandledRejection', fail)
process.on('uncaughtException', fail)
// The line to whoever started us (scripts/lib/child.mjs) ends when they do, however that happens. Nobody would be left to
// stop this server, and the next one needs its port and its database at once.
process.once('disconnect', () => void shutdown.begin(1))

function fail(error: unknown): void {
  // What breaks because everything is being stopped needs no words.
  if (!shutdown.begun) process.stderr.write(`${sentenceFor(error as Error)}\n`)
  void shutdown.begin(1)
}
