import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { codeAfterPaint } from './code-after-paint.server.ts'

const written =
  '<link rel="modulepreload" href="/a.js"/><p>Oʻzbekiston — «посылка»</p>' +
  '<script nonce="n" type="module" async="">go()</script><script>now()</script> rel="modu'
const waiting =
  '<link rel="later" href="/a.js"/><p>Oʻzbekiston — «посылка»</p>' +
  '<script nonce="n" type="later">go()</script><script>now()</script> rel="modu'

test.each([1, 2, 3, 7, 19, 64, 4_096])(
  'code waits for the first paint, in chunks of %i bytes',
  async (size) => {
    const stream = codeAfterPaint()
    const bytes = Buffer.from(written)
    for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size))
    stream.end()
    expect(await text(stream)).toBe(waiting)
  },
)
