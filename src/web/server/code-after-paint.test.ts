import { expect, test } from 'vitest'
import { codeAfterPaint } from './code-after-paint.server.ts'

test('code waits for the first paint, and nothing else changes', () => {
  const written =
    '<link rel="modulepreload" href="/a.js"/><p>Oʻzbekiston — «посылка»</p><link rel="modulepreload" href="/b.js"/>' +
    '<script nonce="n" type="module" async="">go()</script><script>now()</script> rel="modu'
  const waiting =
    '<link rel="later" href="/a.js"/><p>Oʻzbekiston — «посылка»</p><link rel="later" href="/b.js"/>' +
    '<script nonce="n" type="later">go()</script><script>now()</script> rel="modu'
  expect(codeAfterPaint(written)).toBe(waiting)
})
