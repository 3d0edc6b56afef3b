import { createHash } from 'node:crypto'
import { fieldLimits } from '../domain/field-words.ts'
import type { Stop } from './field.contract.ts'

/*
 * A cursor says what the phone has: the number of each order and a few letters of what was told about it. Nothing is kept
 * for it here, so an answer that got lost costs nothing, and what has changed is found whatever has changed it.
 */

const HASH_LETTERS = 6

const hashOf = (stop: Stop) =>
  createHash('sha256').update(JSON.stringify(stop)).digest('base64url').slice(0, HASH_LETTERS)

export const cursorOf = (stops: readonly Stop[]) =>
  `1.${stops.map((stop) => `${Number(stop.order_id).toString(36)}~${hashOf(stop)}`).join('.')}`

/** What is new since then, and which orders have left the list. A cursor that is none of ours has nothing. */
export function changedSince(
  cursor: string | null | undefined,
  stops: readonly Stop[],
): { stops: Stop[]; left: string[] } {
  const had = readCursor(cursor ?? '')
  const now = new Set(stops.map(({ order_id }) => order_id))
  return {
    stops: stops.filter((stop) => had.get(stop.order_id) !== hashOf(stop)),
    left: [...had.keys()].filter((id) => !now.has(id)),
  }
}

function readCursor(cursor: string): ReadonlyMap<string, string> {
  const [version, ...parts] = cursor.slice(0, fieldLimits.cursorLetters).split('.')
  if (version !== '1') return new Map()
  return new Map(
    parts.flatMap((part) => {
      const [id = '', hash = ''] = part.split('~')
      return /^[0-9a-z]{1,8}$/.test(id) ? [[String(Number.parseInt(id, 36)), hash] as const] : []
    }),
  )
}
