import type { Address, Device, SignInHistory } from '#modules/accounts/accounts.contract.ts'
import type { NoticeChoices } from '#modules/accounts/domain/notices.ts'
import type { Envelope } from '../api-client.ts'

/*
 * What the page takes out of the server's answers. The contract is checked where the answers are made; here it is enough
 * to tell them from the page of a proxy.
 */
const isRecord = (data: unknown) => typeof data === 'object' && data !== null && !Array.isArray(data)

const recordIn = <T>({ data }: Envelope) => (isRecord(data) ? (data as T) : undefined)
const listIn = <T>({ data }: Envelope) => (Array.isArray(data) ? (data as readonly T[]) : undefined)

export const accountsApi = '/api/accounts/v1'

export const readAddress = recordIn<Address>
export const readAddresses = listIn<Address>
export const readChoices = recordIn<NoticeChoices>
export const readDevices = listIn<Device>
export const readHistory = recordIn<SignInHistory>
export const readEnded = recordIn<{ ended: number }>
export const readMyData = recordIn<Readonly<Record<string, unknown>>>
export const readDone = () => true
