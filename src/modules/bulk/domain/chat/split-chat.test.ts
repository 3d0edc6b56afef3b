import { expect, test } from 'vitest'
import { splitChat } from './split-chat.ts'

const parts = (text: string) => splitChat(text).map(({ author, time, text: said }) => [author, time, said])

test.each([
  [
    'Telegram on a computer',
    'Nilufar, [16.11.2026 9:12]\nsalom\nikki qator\n\nOlga S., [16.11.2026 9:30]\nпривет',
    [
      ['Nilufar', '16.11.2026 9:12', 'salom\nikki qator'],
      ['Olga S.', '16.11.2026 9:30', 'привет'],
    ],
  ],
  [
    'Telegram on a phone',
    'Nilufar:\nsalom\n\nOlga:\nпривет',
    [
      ['Nilufar', null, 'salom'],
      ['Olga', null, 'привет'],
    ],
  ],
  [
    'WhatsApp of one make',
    '[16/11/26, 9:12:33 AM] Emma: Hi\nthere\n[16/11/26, 9:13:01 AM] +998 90 123 45 67: ok',
    [
      ['Emma', '16/11/26, 9:12:33 AM', 'Hi\nthere'],
      ['+998 90 123 45 67', '16/11/26, 9:13:01 AM', 'ok'],
    ],
  ],
  [
    'WhatsApp of the other',
    '16.11.2026, 09:10 - Messages are encrypted\n16.11.2026, 09:12 - Nilufar: salom\n16.11.2026, 09:13 - Olga: <Media omitted>',
    [['Nilufar', '16.11.2026, 09:12', 'salom']],
  ],
  [
    'a page of Instagram',
    'nilufar_atlas\nsalom, bormi\n9:12 AM\nYou sent\nbor\nВчера 21:10\nolga.s\nпривет',
    [
      ['nilufar_atlas', null, 'salom, bormi'],
      ['You sent', '9:12 AM', 'bor'],
      ['olga.s', 'Вчера 21:10', 'привет'],
    ],
  ],
  [
    'a name and a time',
    'Nilufar, 9:12\nsalom\nOlga S., 9:30\nпривет',
    [
      ['Nilufar', '9:12', 'salom'],
      ['Olga S.', '9:30', 'привет'],
    ],
  ],
  [
    'nothing but blank lines',
    'salom\nikki qator\n\n---\n\nпривет',
    [
      [null, null, 'salom\nikki qator'],
      [null, null, 'привет'],
    ],
  ],
] as const)('a chat is parted into its messages: %s', (_, text, expected) => {
  expect(parts(text)).toEqual(expected)
})

test('a form with blank lines is one message, the next form another', () => {
  const form = (name: string) => `Ism: ${name}\n\nTel: 901234590\n\nManzil: Termiz`
  expect(parts(`${form('Aziza')}\n\n${form('Olim')}`).map(([, , text]) => text)).toEqual([
    'Ism: Aziza\nTel: 901234590\nManzil: Termiz',
    'Ism: Olim\nTel: 901234590\nManzil: Termiz',
  ])
})

test('a time at the end of a sentence is no header', () => {
  expect(parts('Ertaga soat beshda uyda bo‘laman. Kuryer kelsin 17:00\nsoat 18:00\nrahmat')).toHaveLength(1)
})
