import type { DeepStrings } from '../../../shape.ts'
import type uz from '../../../uz/info/faq/index.ts'
import money from './money.ts'
import parcel from './parcel.ts'
import people from './people.ts'

export default {
  lead: {
    title: 'Go ahead and ask',
    text: 'Ask the way you speak: in English, Russian, or Uzbek in either script. Every answer ends with a link to where you do it.',
    drawn: 'A teapot, two tea bowls and a chat: questions over tea',
  },
  live: {
    label: 'What happened? In your own words',
    button: 'Find',
    examples: 'For example:',
    groups: 'Subjects',
    questions: '{count, plural, one {{shown} question} other {{shown} questions}}',
    found: '{count, plural, one {{shown} answer found} other {{shown} answers found}}',
    foundNone: 'Nobody has asked that yet',
    foundNoneText: 'Say it another way, or ask a person: the phone and Telegram are below.',
    all: 'All questions',
    copy: 'Link to this answer',
    copied: 'Link copied.',
    copyFailed: 'Copying failed. Take the link from the address bar.',
    now: 'Do it now',
    code: 'Tracking code',
    codeHint: 'The code is in the SMS and on the label.',
    codeButton: 'Open',
  },
  ...parcel,
  ...money,
  ...people,
  next: {
    title: 'No answer here?',
    text: 'A person answers every day, {opens}–{closes}.',
    ways: { call: '{phone}', telegram: 'Telegram', write: 'Write to us' },
  },
} as const satisfies DeepStrings<typeof uz>
