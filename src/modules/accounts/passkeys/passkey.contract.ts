import { z } from 'zod'
import { lineField, phoneField } from '#platform/fields/fields.ts'
import { code, idParams, totp } from '../accounts.contract.ts'
import { passkeyRules } from '../domain/passkey-rules.ts'

export const passkeyErrors = {
  passkey_refused: 422,
  passkey_known: 409,
  too_many_passkeys: 409,
  last_second_step: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const challenge = z.string().describe('Base64url; to be signed within three minutes, once.')
const milliseconds = z.int().describe('How long the browser may wait for the person.')

export const passkeyView = z.object({
  id: z.string(),
  name: z.string().describe('As its owner calls it.'),
  created_at: iso,
  used_at: iso.nullable().describe('Its last sign-in.'),
  blocked: z
    .boolean()
    .describe('It has counted backwards, so there may be a copy: it opens nothing any more.'),
})
export type PasskeyView = z.infer<typeof passkeyView>
export const passkeyList = z.array(passkeyView)
export const passkeyParams = idParams
export const removed = z.object({})

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') })

export const addingRequest = z.object({ totp: totp.meta({ example: '402917' }) })
export const addingAnswer = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge,
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: milliseconds,
    attestation: z.literal('none'),
    authenticatorSelection: z.object({
      residentKey: z.literal('preferred'),
      userVerification: z.literal('required'),
    }),
    excludeCredentials: z.array(descriptor).describe('Those that are added already.'),
  })
  .describe('PublicKeyCredentialCreationOptions as JSON, for `navigator.credentials.create`.')
export type AddingOptions = z.infer<typeof addingAnswer>

/** Larger than anything an authenticator says without its certificates. */
const bytes = z
  .string()
  .min(1)
  .max(8_000)
  .regex(/^[A-Za-z0-9_-]+$/)
  .describe('Base64url.')

export const addRequest = z
  .object({
    name: lineField(passkeyRules.nameLength),
    credential: z
      .object({ id: bytes, response: z.object({ clientDataJSON: bytes, attestationObject: bytes }) })
      .describe('What the browser answered, as JSON.'),
  })
  .meta({
    example: {
      name: 'Kassadagi noutbuk',
      credential: { id: 'c29tZS1rZXk', response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    },
  })
export type AddRequest = z.output<typeof addRequest>

export const askRequest = z
  .object({ phone: phoneField, code })
  .meta({ example: { phone: '901112233', code: '402917' } })
export const askAnswer = z.object({
  passkey: z
    .object({
      challenge,
      timeout: milliseconds,
      rpId: z.string(),
      userVerification: z.literal('required'),
      allowCredentials: z.array(descriptor),
    })
    .nullable()
    .describe(
      'PublicKeyCredentialRequestOptions as JSON, for `navigator.credentials.get`. Null: this number has no passkey.',
    ),
})
export type AskAnswer = z.infer<typeof askAnswer>
