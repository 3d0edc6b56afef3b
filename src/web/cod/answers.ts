import type { CodChoiceView, CodSummary } from '#modules/payments/cod.contract.ts'
import type { Envelope } from '../api-client.ts'

export const codApi = '/api/accounts/v1/cod'

const recordIn = <T>({ data }: Envelope) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as T) : undefined

export const readSummary = recordIn<CodSummary>
export const readChoice = recordIn<CodChoiceView>
