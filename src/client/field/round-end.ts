import type { Api, ApiError } from '../api.ts'
import type { Keeper } from './keeper.ts'

export type Line = {
  readonly api: Api
  readonly keeper: Keeper
  readonly deviceId: string
  /** By the clock of the phone. */
  readonly now: () => number
  /** Nobody is signed in here any more. */
  readonly onEnded: (why: string | undefined) => void
  /** What is on its way cannot be withdrawn. */
  readonly onSending: (clientIds: ReadonlySet<string>) => void
}

/**
 * `again`: more waits. `ended`: nobody is signed in here any more. `failed`: the server could not, later it may. `full`: it
 * could, and the phone has no room for its answer. `stuck`: it could, all but something that waits.
 */
export type RoundEnd = 'done' | 'again' | 'offline' | 'failed' | 'full' | 'stuck' | 'ended'

export function endOf({ onEnded }: Pick<Line, 'onEnded'>, error: ApiError): RoundEnd | 'refused' {
  if (error.code === 'unauthorized') {
    // Our server says why; a hotspot that wants a password does not, and ends nobody's day.
    if (error.why === undefined) return 'offline'
    onEnded(error.why)
    return 'ended'
  }
  if (error.status === undefined) return 'offline'
  return isFinal(error) ? 'refused' : 'failed'
}

const laterMayPass = [401, 408, 409, 425, 429]

/** The same call would be refused again, however often it is made. */
function isFinal({ code, status = 500 }: ApiError): boolean {
  if (status === 413 || code === 'file_limit_reached') return true
  // Cut short on its way; or not our server's word at all, but that of a hotspot or a proxy.
  if (code === 'upload_incomplete' || code === 'unreadable_answer') return false
  return status >= 400 && status < 500 && !laterMayPass.includes(status)
}
