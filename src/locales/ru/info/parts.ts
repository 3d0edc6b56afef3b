import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/parts.ts'

export default {
  crumbs: 'Путь к странице',
  home: 'Главная',
  optional: 'необязательно',
  empty: 'Оставьте это поле пустым',
  marks: { yes: 'Да', no: 'Нет', part: 'С условиями' },
  calculator: { from: 'Откуда', to: 'Куда', size: 'Коробка', button: 'Узнать цену' },
} as const satisfies DeepStrings<typeof uz>
