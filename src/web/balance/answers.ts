import type { User } from '#modules/accounts/accounts.contract.ts'
import type { Statement } from '#modules/ledger/ledger.contract.ts'
import type { TopUpView } from '#modules/payments/top-up.contract.ts'
import type { PackagesAnswer } from '#modules/pricing/package.contract.ts'
import type { Envelope } from '../api-client.ts'

/*
 * What the page takes out of the server's answers. The contract is checked where the answers are made; here it is enough
 * to tell them from the page of a proxy.
 */
export const accountsApi = '/api/accounts/v1'

export type StatementLine = Statement['items'][number]
export type Page<Item> = { items: readonly Item[]; next_cursor: string | null }

const recordIn = <T>({ data }: Envelope) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as T) : undefined

export const readUser = recordIn<User>
export const readTopUp = recordIn<TopUpView>
export const readPackages = recordIn<PackagesAnswer>

export function readPage<Item>(envelope: Envelope): Page<Item> | undefined {
  const page = recordIn<Partial<Page<Item>>>(envelope)
  return Array.isArray(page?.items) ? (page as Page<Item>) : undefined
}
