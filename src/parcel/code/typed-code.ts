import type { Result } from '#kernel/result.ts'
import {
  outOfLink,
  parseTrackingCode,
  type TrackingCode,
  type TrackingCodeFault,
} from '#kernel/tracking-code.ts'

/** What was typed, pasted or scanned: a code, or a whole link of ours that ends in one. */
export function readTypedCode(text: string): Result<TrackingCode, TrackingCodeFault> {
  return parseTrackingCode(outOfLink(text))
}

/** Told beside the field, before the server is asked. */
export const faultTexts = {
  empty: 'home.track.faults.empty',
  beginning: 'home.track.faults.beginning',
  signs: 'home.track.faults.signs',
  short: 'home.track.faults.short',
  long: 'home.track.faults.long',
  typo: 'home.track.faults.typo',
} as const satisfies Record<TrackingCodeFault, string>
