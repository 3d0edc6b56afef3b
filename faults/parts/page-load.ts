/**
 * Asks for a page so many times a second, whether answers come or not, as a crowd does. A program of its own, so that
 * whoever measures the server is not slowed down by it: `node page-load.ts URL PER_SECOND SECONDS`.
 */
import { Agent, request } from 'node:http'

const [url = '', perSecond = '1', seconds = '1'] = process.argv.slice(2)

/** `broken`: no answer at all, or a refusal that does not say when to come again, or is not the light page. */
export type PageLoad = { asked: number; served: number; refused: number; broken: number; other: number }

const told: PageLoad = { asked: 0, served: 0, refused: 0, broken: 0, other: 0 }
const agent = new Agent({ keepAlive: true, maxSockets: 600 })
const open = new Set<Promise<void>>()
const begun = performance.now()
const wanted = Number(perSecond) * Number(seconds)

while (told.asked < wanted) {
  const due = Math.min(wanted, ((performance.now() - begun) / 1000) * Number(perSecond))
  while (told.asked < due) {
    told.asked++
    const asking: Promise<void> = ask().finally(() => open.delete(asking))
    open.add(asking)
  }
  await new Promise((wake) => setTimeout(wake, 5))
}
await Promise.all(open)
agent.destroy()
process.stdout.write(JSON.stringify(told))

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => {
        const isLight = response.headers['content-type']?.startsWith('text/html') && bytes < 10_000
        if (response.statusCode === 200) told.served++
        else if (response.statusCode !== 503) told.other++
        else if (isLight && response.headers['retry-after']) told.refused++
        else told.broken++
        resolve()
      })
    })
    asked.setTimeout(20_000, () => asked.destroy())
    asked.on('error', () => {
      told.broken++
      resolve()
    })
    asked.end()
  })
}
