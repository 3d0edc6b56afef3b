/** The least a server can do for a quote: read the JSON, answer bytes that are ready. What the product is held against. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [answerFile = ''] = process.argv.slice(2)
const answer = readFileSync(answerFile)

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  JSON.parse(Buffer.concat(chunks).toString())
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': answer.length,
  })
  response.end(answer)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
