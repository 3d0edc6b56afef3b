import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/consent.ts'

export default {
  label: 'Вопрос об учёте через Google',
  question:
    'Можно, чтобы визиты учитывал ещё и Google? Так мы увидим, какие страницы удобны. Пока вы не ответите «Да», Google не получит ничего.',
  refused:
    'Ваш браузер просит сайты не передавать данные другим. Для нас это ответ «Нет»: Google не получит ничего.',
  saidYes: 'Сейчас ваш ответ: да.',
  saidNo: 'Сейчас ваш ответ: нет.',
  more: 'Подробнее',
  yes: 'Да',
  no: 'Нет',
  close: 'Закрыть',
  change: 'Мой ответ про учёт Google',
} as const satisfies DeepStrings<typeof uz>
