import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/errorPage.ts'

export default {
  title: 'Что-то пошло не так',
  text: 'Попробуйте чуть позже. Если ошибка повторится, позвоните нам.',
  status: 'Код ошибки: {code}',
  details: 'Подробности',
  home: 'На главную',
  retry: 'Попробовать ещё раз',
  busy: {
    title: 'Страница пока не открылась',
    text: 'Попробуйте ещё раз через несколько секунд.',
  },
  offline: {
    title: 'Нет интернета',
    text: 'Всё, что вы ввели, сохранено. Когда связь появится, страница откроется сама.',
  },
} as const satisfies DeepStrings<typeof uz>
