import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What an authenticator, or whoever holds its key, may say instead of the truth. */
export type Lies = {
  origin?: string
  challenge?: string
  rpId?: string
  counter?: number
  /** Nobody showed a finger, a face or a PIN. */
  unverified?: boolean
  type?: string
  /** Another credential's name on this signature. */
  id?: string
  spoiltSignature?: boolean
}

type Asked = { challenge: string; rpId: string }

/** An authenticator as a browser would find it, in software: it makes real attestations and real signatures. */
export function softwareAuthenticator(origin: string, { counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, asked: Asked, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? asked.challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    )

  const authenticatorData = (asked: Asked, lies: Lies, attested: Buffer | undefined) => {
    if (counts) counter += 1
    const flags = 0x01 | (lies.unverified ? 0 : 0x04) | (attested ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? counter)
    const rpIdHash = sha256(lies.rpId ?? asked.rpId)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }

  const publicKeyInCose = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
  }

  return {
    id: id.toString('base64url'),
    /** Answers `navigator.credentials.create`. */
    make(options: { challenge: string; rp: { id: string } }, lies: Lies = {}) {
      const asked = { challenge: options.challenge, rpId: options.rp.id }
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, publicKeyInCose()])
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authenticatorData(asked, lies, attested)],
      ])
      return {
        id: lies.id ?? id.toString('base64url'),
        response: {
          clientDataJSON: clientData('webauthn.create', asked, lies).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
        },
      }
    },
    /** Answers `navigator.credentials.get`. */
    use(asked: Asked, lies: Lies = {}) {
      const said = clientData('webauthn.get', asked, lies)
      const data = authenticatorData(asked, lies, undefined)
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
      if (lies.spoiltSignature) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1
      return {
        id: lies.id ?? id.toString('base64url'),
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const sha256 = (what: string | Buffer) => createHash('sha256').update(what).digest()

type CborValue = number | string | Buffer | []

/** As much of CBOR as an authenticator speaks; an empty list stands for an empty map. */
function cborMap(entries: readonly (readonly [number | string, CborValue])[]): Buffer {
  return Buffer.concat([
    cborHead(5, entries.length),
    ...entries.flatMap(([key, value]) => [cborOf(key), cborOf(value)]),
  ])
}

function cborOf(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  return cborHead(5, 0)
}

function cborHead(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument])
  if (argument < 256) return Buffer.from([(major << 5) | 24, argument])
  return Buffer.from([(major << 5) | 25, argument >> 8, argument & 255])
}
