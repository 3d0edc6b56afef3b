import type { AskForList } from '../comparison/comparison.service.ts'
import { readRegistryFile } from '../comparison/registry-reader.ts'

const WAIT_MS = 10_000

/**
 * The local test bank can be asked for its record of a day. Payme and Click answer no such question of ours: their lists
 * come as files.
 */
export function listFrom(registryUrl: string | undefined): AskForList {
  return async (provider, day) => {
    if (registryUrl === undefined) return undefined
    const url = `${registryUrl}?${new URLSearchParams({ provider, day })}`
    const answer = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) })
    if (!answer.ok) throw new Error(`the list of ${provider} was not given: ${answer.status}`)
    const list = await readRegistryFile(Buffer.from(await answer.arrayBuffer()))
    if (!list.ok) throw new Error(`the list of ${provider} cannot be read: ${list.error.code}`)
    const since = answer.headers.get('x-known-since')
    return { payments: list.value, since: since === null ? undefined : new Date(since) }
  }
}
