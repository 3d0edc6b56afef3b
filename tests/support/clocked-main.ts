import { serve } from '../../src/serve.ts'
import { createShutdown } from '../../src/shutdown.ts'

/** The product with a clock that the test moves: started like src/main.ts, told by a message how far to jump. */
let ahead = 0

process.on('message', ({ advance }: { advance: number }) => {
  ahead += advance
  process.send?.({ ahead })
})

const shutdown = createShutdown()
serve({ now: () => new Date(Date.now() + ahead) }, shutdown).catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`)
  void shutdown.begin(1)
})
