import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/common.ts'

export default {
  close: 'Закрыть',
  loading: 'Загрузка',
  showMore: 'Показать ещё',
  failed: {
    title: 'Данные не загрузились',
    noLine: 'Похоже, пропал интернет. Повторите, когда связь восстановится.',
    other: 'Что-то пошло не так. Повторите чуть позже.',
    retry: 'Повторить',
    stale: 'Обновить не получилось: показаны прежние данные.',
  },
} as const satisfies DeepStrings<typeof uz>
