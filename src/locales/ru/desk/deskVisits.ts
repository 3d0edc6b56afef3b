import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/deskVisits.ts'

export default {
  period: 'Период',
  days7: 'Последние 7 дней',
  days30: 'Последние 30 дней',
  days90: 'Последние 90 дней',
  total: 'Просмотры',
  average: 'В среднем за день',
  before: 'За столько же дней до этого: {count}',
  chart: 'Просмотры по дням',
  most: 'Больше всего: {day}, {count}',
  table: 'Таблица по дням',
  day: 'День',
  visits: 'Просмотры',
  languages: 'Языки',
  pages: 'Страницы',
  page: 'Страница',
  save: 'Скачать CSV',
  how: 'Считаются только страница, язык и день: кто смотрел, нигде не хранится. Роботы, которые себя называют, не учитываются.',
  none: {
    title: 'За эти дни просмотров нет',
    text: 'Как только кто-то зайдёт на сайт, цифры появятся здесь.',
  },
} as const satisfies DeepStrings<typeof uz>
