import type { Status } from './words.ts'

/** What a customer can report themselves. */
export const claimKinds = ['lost', 'damaged'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** Lost: what we still have. Damaged: what has reached the receiver. */
export const claimable: Readonly<Record<ClaimKind, readonly Status[]>> = {
  lost: ['pickup', 'agent_received', 'failed_delivery'],
  damaged: ['executor_done', 'done'],
}
