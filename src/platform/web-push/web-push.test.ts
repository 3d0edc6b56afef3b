import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import type { PublicPost } from '#platform/outbound/public-post.ts'
import { openPush } from '../../../tests/support/fake-push-service.ts'
import { CURVE, encryptFor, keysOf, MOST_PLAIN_BYTES, readerOf } from './encrypt.ts'
import { sendPush } from './send-push.ts'
import { drawVapidKeys, vapidHeader, vapidKeysOf } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
const never = new AbortController().signal

/** RFC 8291, section 5 and appendix A. */
const example = {
  plain: 'V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  oursPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  theirs: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  theirsPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  key: 'oIhVW04MRdy2XN9CiKLxTg',
  nonce: '4h_95klXJ5E_qnoN',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const exampleReader = { publicKey: bytes(example.theirsPublic), auth: bytes(example.auth) }

test('the example of RFC 8291 comes out byte by byte', () => {
  const chance = { salt: bytes(example.salt), privateKey: bytes(example.ours) }
  const body = encryptFor(exampleReader, bytes(example.plain), chance)
  expect(body.toString('base64url')).toBe(example.body)
})

test('the keys on the way are those of the example', () => {
  const theirs = createECDH(CURVE)
  theirs.setPrivateKey(bytes(example.theirs))
  const publicKey = bytes(example.oursPublic)
  const { key, nonce } = keysOf({
    shared: theirs.computeSecret(publicKey),
    reader: exampleReader,
    publicKey,
    salt: bytes(example.salt),
  })
  expect([key.toString('base64url'), nonce.toString('base64url')]).toEqual([example.key, example.nonce])
})

function newReader() {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  const auth = randomBytes(16)
  return { privateKey: pair.getPrivateKey(), reader: { publicKey: pair.getPublicKey(), auth } }
}

test('whoever has the keys reads it, and nobody else', () => {
  const { privateKey, reader } = newReader()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      const chance = { salt: randomBytes(16), privateKey: newReader().privateKey }
      const body = encryptFor(reader, Buffer.from(content), chance)
      expect(openPush(body, privateKey, reader.auth)).toEqual(Buffer.from(content))
      expect(() => openPush(body, privateKey, randomBytes(16))).toThrow()
    }),
    { numRuns: 20 },
  )
})

test('keys that are none are told from keys', () => {
  const { reader } = newReader()
  const keys = { p256dh: reader.publicKey.toString('base64url'), auth: reader.auth.toString('base64url') }
  expect(readerOf(keys)).toEqual(reader)
  const offCurve = Buffer.from(reader.publicKey)
  offCurve[64] = (offCurve[64] ?? 0) ^ 1
  expect(readerOf({ ...keys, p256dh: offCurve.toString('base64url') })).toBeUndefined()
  expect(readerOf({ ...keys, p256dh: keys.p256dh.slice(4) })).toBeUndefined()
  expect(readerOf({ ...keys, auth: 'AAAA' })).toBeUndefined()
})

test('the longest message fills what push services carry, and a longer one is a bug', () => {
  const { reader, privateKey } = newReader()
  const chance = { salt: randomBytes(16), privateKey }
  expect(encryptFor(reader, Buffer.alloc(MOST_PLAIN_BYTES), chance)).toHaveLength(4096)
  expect(() => encryptFor(reader, Buffer.alloc(MOST_PLAIN_BYTES + 1), chance)).toThrow(RangeError)
})

test('a push service can tell by the signature that the message is ours, for it, and for how long', () => {
  const now = new Date('2026-11-16T07:00:00Z')
  const keys = drawVapidKeys()
  const claim = {
    endpoint: 'https://push.example.net/send/abc?d=1',
    subject: 'mailto:salom@tezbox.example',
    now,
  }
  const header = vapidHeader(vapidKeysOf(keys.privateKey), claim)
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(bytes(body).toString())).toEqual({
    aud: 'https://push.example.net',
    exp: now.getTime() / 1000 + 12 * 3600,
    sub: claim.subject,
  })
  expect(bytes(key)).toEqual(keys.publicKey)
  const point = bytes(key)
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isOurs = (text: string) =>
    verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))
  expect([isOurs(`${head}.${body}`), isOurs(`${head}.${body}x`)]).toEqual([true, false])
})

test.each([
  ['201', 201, { outcome: 'sent' }],
  ['a subscription that was taken back', 410, { outcome: 'gone' }],
  ['one that is not known', 404, { outcome: 'gone' }],
  ['too many', 429, { outcome: 'later', why: 'rate_limited', seconds: 30 }],
  ['a fault of theirs', 503, { outcome: 'later', why: 'server_error', seconds: 30 }],
  ['a refusal', 403, { outcome: 'refused' }],
  ['a redirect', 302, { outcome: 'refused' }],
])('%s is understood', async (_, status, outcome) => {
  const { reader } = newReader()
  const sent: PublicPost[] = []
  const post = async (request: PublicPost) => {
    sent.push(request)
    return ok({ status, retryAfterSeconds: 30 })
  }
  const message = {
    endpoint: 'https://push.example.net/x',
    reader,
    text: '{}',
    ttlSeconds: 60,
    urgency: 'high' as const,
    topic: 'order',
  }
  const sender = { keys: drawVapidKeys(), subject: 'https://tezbox.example', post }
  expect(await sendPush(sender, message, new Date(0), never)).toEqual(outcome)
  expect(sent[0]?.headers).toMatchObject({
    TTL: '60',
    Urgency: 'high',
    Topic: 'order',
    'Content-Encoding': 'aes128gcm',
  })
})
