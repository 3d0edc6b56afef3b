const hour = 3_600_000
const day = 24 * hour

type Rule = Readonly<{
  /** The only pages a link of this purpose leads to, without the language. */
  leadsTo: RegExp
  /** However long the caller asks for, a link is over after this. */
  longestLifeMs: number
}>

/**
 * What a short link can be for (DECISIONS, "/{token}"). Opening one does not use it up: messengers open every address
 * they show, and people tap twice. What must happen once is guarded by the page it leads to, and whoever knows that it
 * has happened revokes the links.
 */
export const purposes = {
  track: { leadsTo: /^\/(t\/[^/?#]+|track)(\?|$)/, longestLifeMs: 90 * day },
  update: { leadsTo: /^\/update\/[^/?#]+(\?|$)/, longestLifeMs: 60 * day },
  rate: { leadsTo: /^\/feedback\/[^/?#]+$/, longestLifeMs: 60 * day },
  // As long as the question lives that it answers (DECISIONS, "Re-weigh").
  reweigh: { leadsTo: /^\/reweigh\/[^/?#]+$/, longestLifeMs: 2 * hour },
  pay: { leadsTo: /^\/pay\/[^/?#]+$/, longestLifeMs: 7 * day },
} as const satisfies Record<string, Rule>

export type Purpose = keyof typeof purposes
