import type { RatingTag } from '#modules/delivery/domain/rating-rules.ts'

/** How a reason for stars is worded, on the site and at the desk. */
export const tagTexts = {
  polite: 'feedback.tags.polite',
  careful: 'feedback.tags.careful',
  on_time: 'feedback.tags.onTime',
  called_ahead: 'feedback.tags.calledAhead',
  late: 'feedback.tags.late',
  rude: 'feedback.tags.rude',
  damaged: 'feedback.tags.damaged',
  hard_to_reach: 'feedback.tags.hardToReach',
} as const satisfies Record<RatingTag, string>
