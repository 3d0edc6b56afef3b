import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/notFound.ts'

export default {
  title: 'Страница не найдена',
  subtitle: 'Возможно, в адресе ошибка или страница переехала.',
  near: 'Возможно, вы искали',
  home: 'На главную',
} as const satisfies DeepStrings<typeof uz>
