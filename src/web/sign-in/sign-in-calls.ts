import type { Result } from '#kernel/result.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import type { ApiClient, ApiError, Envelope } from '../api-client.ts'

const base = '/api/accounts/v1'

export type CodeSent = { expiresInSeconds: number; resendInSeconds: number }
export type SignedIn = { token: string; user: User }

export type SignUpDetails = {
  phone: string
  full_name: string
  account_type: 'personal' | 'business'
  company?: string
  stir?: string
  referral_id?: string | undefined
}

export function sendCode(api: ApiClient, phone: string): Promise<Result<CodeSent, ApiError>> {
  return api.request(`${base}/send-code`, { method: 'POST', body: { phone }, read: readCodeSent })
}

export function signIn(
  api: ApiClient,
  proof: { phone: string; code: string; totp?: string },
): Promise<Result<SignedIn, ApiError>> {
  return api.request(`${base}/login`, { method: 'POST', body: proof, read: readSignedIn })
}

export function signUp(
  api: ApiClient,
  details: SignUpDetails & { code: string },
): Promise<Result<SignedIn, ApiError>> {
  return api.request(`${base}/sign-up`, { method: 'POST', body: details, read: readSignedIn })
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

function readCodeSent({ data }: Envelope): CodeSent | undefined {
  const { expires_in, resend_in } = fieldsOf(data)
  if (typeof expires_in !== 'number' || typeof resend_in !== 'number') return undefined
  return { expiresInSeconds: expires_in, resendInSeconds: resend_in }
}

function readSignedIn({ data }: Envelope): SignedIn | undefined {
  const { access_token, user } = fieldsOf(data)
  const read = readUser({ data: user })
  return typeof access_token === 'string' && read ? { token: access_token, user: read } : undefined
}

/** Enough to know that it is a person; the server has made the rest by its contract. */
export function readUser({ data }: Envelope): User | undefined {
  const { id, phone } = fieldsOf(data)
  return typeof id === 'string' && typeof phone === 'string' ? (data as User) : undefined
}
