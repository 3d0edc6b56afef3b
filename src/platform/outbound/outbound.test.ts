import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { isPublicUrl, onlyPublic, publicPost, secondsOf } from './public-post.ts'

const never = new AbortController().signal

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
  ],
  ...['2002:7f00:1::', '2001:db8::1', 'localhost', '', '1.2.3'],
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001:80b::200a'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...['http://push.example.net/x', 'https://push.example.net:8443/x', 'https://me@push.example.net/x'],
  ...[
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://localhost/x',
  ],
  ...['https://db.internal/x', 'https://printer.local./x', 'ftp://push.example.net', 'push.example.net', ''],
  `https://push.example.net/${'x'.repeat(1000)}`,
])('%s is never called', async (url) => {
  expect(isPublicUrl(url)).toBe(false)
  const answer = await publicPost({ url, headers: {}, body: Buffer.alloc(0), signal: never })
  expect(answer).toEqual({ ok: false, error: 'unreachable' })
})

test('the addresses of the great push services may be called', () => {
  for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])
    expect(isPublicUrl(`https://${host}/send/abc`), host).toBe(true)
})

test.each([
  ['120', 120],
  ['0', 0],
  ['999999999', 86_400],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])('Retry-After %s', (header, seconds) => {
  expect(secondsOf(header)).toBe(seconds)
})

/** What a connection is given for a name that stands for these. */
function resolved(...addresses: string[]): Promise<unknown> {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const look = onlyPublic((_, __, done) => done(null, found))
  return new Promise((resolve) => {
    look('push.example.net', {}, (error, address) => resolve(error ? error.message : address))
  })
}

test('a name is called at the public address it stands for, and not at all when one of them is private', async () => {
  expect(await resolved('8.8.8.8', '8.8.4.4')).toBe('8.8.8.8')
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['2a00:1450:4001:80b::200a', '::1'], []])
    expect(await resolved(...addresses), addresses.join()).toBe('not an address of the internet')
})
