import { generateKeyPairSync, sign } from 'node:crypto'
import { deviceProofText } from '#modules/accounts/domain/courier-phone.ts'

/** A phone as the courier's app makes it: a key that signs, and the half of it that may be told. */
export function courierPhone(id: string, name = 'Redmi 12') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const shown = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url')
  return {
    id,
    /** What the app sends of its phone with a sign-in. */
    shows(phone: string, code: string) {
      const text = Buffer.from(deviceProofText({ deviceId: id, phone, code }))
      const signature = sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return { id, name, public_key: shown, signature: signature.toString('base64url') }
    },
  }
}
export type CourierPhone = ReturnType<typeof courierPhone>
