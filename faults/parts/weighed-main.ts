import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * The product as src/main.ts starts it, which throws away what it does not need and says what it weighs when it is sent
 * SIGUSR2: so that a slope is what is kept, not what nobody has cleared yet.
 */
setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as () => void

process.on('SIGUSR2', () => {
  gc()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.stdout.write(`\nweight ${JSON.stringify({ rss, heapUsed, external })}\n`)
})

await import('../../src/main.ts')
