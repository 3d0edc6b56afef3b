import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/badge.ts'

export default {
  number: 'Badge number',
  numberHint: 'Six digits on the courier’s badge.',
  check: 'Check',
  scan: 'You can also open the QR code of the badge with your phone’s camera.',
  ours: 'Works for us',
  compare: 'Is the person at the door the one in the photo?',
  noPhoto: 'There is no photo yet, so be sure to ask for the word of the day.',
  wordTitle: 'Ask for the word of the day',
  wordText: 'Every courier has a new word every day. The courier says it, and you type it here.',
  word: 'The word the courier said',
  wordHint: 'A word and three digits, such as: anor 472',
  wordCheck: 'Check the word',
  right: 'Right, this is our courier.',
  wrongTitle: 'The word is wrong',
  wrong: 'Ask once more. If it is wrong again, hand over neither money nor code, and call us:',
  notOursTitle: 'We have no such courier',
  notOurs: 'Check the number. If it is right, hand over neither money nor code, and call us:',
  another: 'Check another badge',
  failedTitle: 'It could not be checked',
} as const satisfies DeepStrings<typeof uz>
