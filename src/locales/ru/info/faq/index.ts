import type { DeepStrings } from '../../../shape.ts'
import type uz from '../../../uz/info/faq/index.ts'
import money from './money.ts'
import parcel from './parcel.ts'
import people from './people.ts'

export default {
  lead: {
    title: 'Спрашивайте',
    text: 'Пишите как говорите, на любом из наших языков. Под ответом — ссылка туда, где это делается.',
    drawn: 'Чайник, две пиалы и разговор: вопросы за чаем',
  },
  live: {
    label: 'Что случилось? Напишите своими словами',
    button: 'Найти',
    examples: 'Например:',
    groups: 'Темы',
    questions:
      '{count, plural, one {{shown} вопрос} few {{shown} вопроса} many {{shown} вопросов} other {{shown} вопроса}}',
    found:
      '{count, plural, one {Нашёлся {shown} ответ} few {Нашлось {shown} ответа} many {Нашлось {shown} ответов} other {Нашлось {shown} ответа}}',
    foundNone: 'Такого ещё не спрашивали',
    foundNoneText: 'Скажите иначе или спросите человека: телефон и Telegram внизу.',
    all: 'Все вопросы',
    copy: 'Ссылка на этот ответ',
    copied: 'Ссылка скопирована.',
    copyFailed: 'Скопировать не удалось: адрес в строке браузера.',
    now: 'Сделать это сейчас',
    code: 'Трек-код',
    codeHint: 'Код есть в SMS и на этикетке.',
    codeButton: 'Открыть',
  },
  ...parcel,
  ...money,
  ...people,
  next: {
    title: 'Не нашли ответа?',
    text: 'Ответит человек: каждый день, {opens}–{closes}.',
    ways: { call: '{phone}', telegram: 'Telegram', write: 'Написать' },
  },
} as const satisfies DeepStrings<typeof uz>
