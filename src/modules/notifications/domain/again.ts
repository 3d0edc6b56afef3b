/** How often the desk may have one message sent again, and how often one number may be written to like that. */
export const againLimits = {
  rounds: 3,
  pauseMs: 2 * 60_000,
  phoneADay: 6,
  /** What is kept word for word is no news after a day. */
  wordsMs: 86_400_000,
} as const

export const againRefusals = [
  'notice_under_way',
  'notice_forgotten',
  'notice_passed',
  'notice_has_secret',
  'notice_no_words',
  'notice_too_old',
  'notice_again_soon',
  'notice_again_often',
] as const
export type AgainRefusal = (typeof againRefusals)[number]

export type AgainFacts = Readonly<{
  state: 'planned' | 'waiting' | 'sent' | 'delivered' | 'failed' | 'dropped'
  phone: string
  /** Put into words anew when it is sent; undefined for what can only be sent word for word. */
  notice: { isNews: boolean } | undefined
  words: string | null
  hasDots: boolean
  /** When its words were made. */
  askedAt: Date
  /** When it was last tried, or asked for again. */
  lastAt: Date | undefined
  round: number
  /** How often the desk has written to this number again within a day. */
  againToday: number
}>

/** Why it would make no sense to send it again; undefined when it would. */
export function againRefusal(facts: AgainFacts, now: Date): AgainRefusal | undefined {
  const { state, phone, notice, lastAt, round, againToday } = facts
  if (phone === '') return 'notice_forgotten'
  if (state === 'planned' || state === 'waiting') return 'notice_under_way'
  const pointless = notice ? (notice.isNews ? undefined : 'notice_passed') : wordsRefusal(facts, now)
  if (pointless) return pointless
  if (round > againLimits.rounds || againToday >= againLimits.phoneADay) return 'notice_again_often'
  const isSoon = lastAt !== undefined && now.getTime() - lastAt.getTime() < againLimits.pauseMs
  return isSoon ? 'notice_again_soon' : undefined
}

function wordsRefusal({ words, hasDots, askedAt }: AgainFacts, now: Date): AgainRefusal | undefined {
  if (hasDots) return 'notice_has_secret'
  if (words === null) return 'notice_no_words'
  return now.getTime() - askedAt.getTime() > againLimits.wordsMs ? 'notice_too_old' : undefined
}
