import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { deviceProofText } from '../domain/courier-phone.ts'

/** Undefined when it is no key of the kind that phones make. */
function readPublicKey(spki: Buffer): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined
  } catch {
    return undefined
  }
}

export type DeviceProof = { deviceId: string; phone: string; code: string; signature: string }

/** Whether the phone that this key was made on has signed this sign-in. */
export function isSignedBy(spki: Buffer, { signature, ...said }: DeviceProof): boolean {
  const key = readPublicKey(spki)
  if (!key) return false
  const text = Buffer.from(deviceProofText(said))
  return verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
}
