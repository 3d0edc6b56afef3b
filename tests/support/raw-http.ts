import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends bytes as they are and answers with everything that came back: for requests no client would let through. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(30_000, () => socket.destroy())
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(chunk))
  // A server may hang up before it has read everything; what it said until then counts.
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(received).toString('utf8')
}
