import { createDecipheriv, createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { err, ok } from '#kernel/result.ts'
import type { Post } from '#platform/outbound/public-post.ts'
import { keysOf } from '#platform/web-push/encrypt.ts'

/** What a browser does with a message: reads it with its own private key. */
export function openPush(body: Buffer, privateKey: Buffer, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + senderKey.length)
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const { key, nonce } = keysOf({
    shared: own.computeSecret(senderKey),
    reader: { publicKey: own.getPublicKey(), auth },
    publicKey: senderKey,
    salt,
  })
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2))
}

let hosts = 0

type Browser = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * A push service and the browsers behind it. It takes only messages signed by the key that the browser was given, and
 * the browsers read what arrives.
 */
export function fakePushService() {
  hosts += 1
  const host = `https://push${hosts}.example.net`
  const browsers = new Map<string, { privateKey: Buffer; auth: Buffer; siteKey: string }>()
  const answers: (number | 'drop')[] = []
  const shown: { endpoint: string; message: Record<string, unknown>; headers: Record<string, string> }[] = []

  const post: Post = async ({ url, headers, body }) => {
    const answer = answers.shift()
    if (answer === 'drop') return err('unreachable')
    if (answer !== undefined) return ok({ status: answer, retryAfterSeconds: 7 })
    const browser = browsers.get(url)
    if (!browser) return ok({ status: 410, retryAfterSeconds: undefined })
    if (!isSignedBy(browser.siteKey, headers.Authorization ?? '', host))
      return ok({ status: 403, retryAfterSeconds: undefined })
    const message = JSON.parse(openPush(body, browser.privateKey, browser.auth).toString())
    shown.push({ endpoint: url, message, headers })
    return ok({ status: 201, retryAfterSeconds: undefined })
  }

  return {
    post,
    /** Notifications on the screens of all browsers. */
    shown,
    answerNext: (...next: (number | 'drop')[]) => void answers.push(...next),
    /** A browser subscribes with the key of a site. */
    subscribe(siteKey: string): Browser {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys().toString('base64url')
      const auth = randomBytes(16)
      const endpoint = `${host}/send/${browsers.size + 1}`
      browsers.set(endpoint, { privateKey: pair.getPrivateKey(), auth, siteKey })
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    /** The person clears the browser. */
    forget: (endpoint: string) => void browsers.delete(endpoint),
  }
}

function isSignedBy(siteKey: string, header: string, host: string): boolean {
  const [, signed = '', claim = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  if (key !== siteKey || JSON.parse(Buffer.from(claim, 'base64url').toString()).aud !== host) return false
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const proof = Buffer.from(signature, 'base64url')
  return verify('sha256', Buffer.from(signed), { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)
}
