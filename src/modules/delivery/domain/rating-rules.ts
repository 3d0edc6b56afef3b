const hour = 3_600_000
const day = 24 * hour

/** Ours to choose; the specification says "stars and comment" (section 3), issue 8 "editable for a day". */
export const ratingRules = {
  /** A delivery can be rated this long. */
  giveMs: 30 * day,
  /** And a rating changed this long after it was given. */
  editMs: day,
  longestComment: 500,
  /** Before that many, an average says more about one neighbour than about a courier. */
  shownFrom: 5,
} as const

export const sides = ['sender', 'receiver'] as const
export type Side = (typeof sides)[number]

/** What people can tick, best first. */
const goodTags = ['polite', 'careful', 'on_time', 'called_ahead'] as const
const badTags = ['late', 'rude', 'damaged', 'hard_to_reach'] as const
export const ratingTags = [...goodTags, ...badTags] as const
export type RatingTag = (typeof ratingTags)[number]

/** Four and five stars are praise; three and fewer come with a reason. */
export const tagsFor = (stars: number): readonly RatingTag[] =>
  stars >= 4 ? goodTags : stars === 3 ? ratingTags : badTags

/** Until when a rating may be given or, when there is one, changed. */
export function openUntil(deliveredAt: Date, givenAt: Date | undefined): Date {
  return givenAt
    ? new Date(givenAt.getTime() + ratingRules.editMs)
    : new Date(deliveredAt.getTime() + ratingRules.giveMs)
}

/** The average as people see it, with one decimal; undefined while there are too few. */
export function shownRating({ stars, ratings }: { stars: number; ratings: number }): number | undefined {
  return ratings < ratingRules.shownFrom ? undefined : Math.round((stars * 10) / ratings) / 10
}

/** Control signs, and those that hide what a text says; the one that joins two pictures into one stays. */
const unseen = /[\p{Cc}\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** A comment is taken as it is meant: what cannot be seen is left out, white space counts once. */
export const cleanComment = (text: string) =>
  text.replace(/\s/g, ' ').replace(unseen, '').replace(/ +/g, ' ').trim()
