import type { passkeyCalls } from '#modules/accounts/passkeys/passkey.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'

type AddingOptions = AnswerOf<typeof passkeyCalls.beginPasskey>
type AskedOptions = NonNullable<AnswerOf<typeof passkeyCalls.askForPasskey>['passkey']>

/** Only where a page is safe from being listened to, and the browser knows how. */
export const knowsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** The person shows their finger, face or PIN and a key is made; undefined when they, or the device, would not. */
export async function makePasskey(options: AddingOptions) {
  const { user, challenge, excludeCredentials, ...rest } = options
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map(withBytes),
      },
    }),
  )
  if (!made || !(made.response instanceof AuthenticatorAttestationResponse)) return undefined
  const { clientDataJSON, attestationObject } = made.response
  return {
    id: made.id,
    response: { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) },
  }
}

/** The same with a key that was made before. */
export async function signWithPasskey(options: AskedOptions) {
  const { challenge, allowCredentials, ...rest } = options
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        allowCredentials: allowCredentials.map(withBytes),
      },
    }),
  )
  if (!used || !(used.response instanceof AuthenticatorAssertionResponse)) return undefined
  const { clientDataJSON, authenticatorData, signature } = used.response
  return {
    id: used.id,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
    },
  }
}

/** Whoever closes the browser's question, or has no such device, is back where they were. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential : undefined
  } catch {
    return undefined
  }
}

const withBytes = ({ id, type }: { id: string; type: 'public-key' }) => ({ id: bytesOf(id), type })

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function textOf(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
