/** What an answer of ours is about. */
export type AnswerAbout = 'lead' | 'application'

export const answerChannels = ['sms', 'email'] as const
export type AnswerChannel = (typeof answerChannels)[number]

export const answerStates = ['waiting', 'sent', 'failed'] as const
export type AnswerState = (typeof answerStates)[number]

/** Why an answer did not arrive, as far as it helps whoever wrote it. */
export const answerFaults = ['no_way', 'no_address', 'refused', 'unreachable', 'undelivered'] as const
export type AnswerFault = (typeof answerFaults)[number]

/** An SMS goes out only in words that the gateway has approved: these, by their names. */
export const answerTexts = {
  not_reached: 'sms.answerNotReached',
  call_us: 'sms.answerCallUs',
  interview: 'sms.answerInterview',
  hired: 'sms.answerHired',
  not_this_time: 'sms.answerNotThisTime',
} as const
export type AnswerTemplate = keyof typeof answerTexts

/** Those that suit somebody who wrote to us. */
export const leadSmsTexts = ['not_reached', 'call_us'] as const satisfies readonly AnswerTemplate[]

export type SmsWords = Readonly<{ template: AnswerTemplate; values: Readonly<Record<string, string>> }>

/** `quote`: what they wrote, shown below. */
export type LetterWords = Readonly<{ subject: string; text: string; quote?: string | undefined }>

export type AnswerWords = SmsWords | LetterWords

export const longestAnswer = 4_000
