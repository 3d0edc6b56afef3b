import { connect } from 'node:net'

/** So many callers at once, each on a connection of its own; ends when all have had their answer. */
const [port, count] = process.argv.slice(2).map(Number) as [number, number]
let answered = 0
for (let caller = 0; caller < count; caller++) {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))
  socket.once('data', () => {
    socket.destroy()
    answered++
    if (answered === count) process.exit(0)
  })
}
