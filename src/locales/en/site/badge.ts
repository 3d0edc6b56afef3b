import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/badge.ts'

export default {
  number: 'Badge number',
  numberHint: 'The six digits on the courier’s badge.',
  check: 'Check',
  scan: 'Or scan the QR code on the badge with your phone’s camera.',
  ours: 'Works for us',
  compare: 'Is the person at the door the one in the photo?',
  noPhoto: 'There is no photo yet, so be sure to ask for the word of the day.',
  wordTitle: 'Ask for the word of the day',
  wordText: 'Every courier gets a new word every day. The courier says it and you type it here.',
  word: 'The word the courier said',
  wordHint: 'A word and three digits, for example: anor 472',
  wordCheck: 'Check the word',
  right: 'Correct, this is our courier.',
  wrongTitle: 'The word is wrong',
  wrong: 'Ask again. If it is still wrong, do not hand over money or codes, and call us:',
  notOursTitle: 'We have no such courier',
  notOurs: 'Check the number. If it is right, do not hand over money or codes, and call us:',
  another: 'Check another badge',
  failedTitle: 'We could not check it',
} as const satisfies DeepStrings<typeof uz>
