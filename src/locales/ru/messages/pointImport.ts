import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/pointImport.ts'

export default {
  required: 'Эта ячейка не должна быть пустой.',
  invalid_format: 'Не удалось прочитать. Напишите так, как в образце.',
  invalid_choice: 'Такого значения нет, или оно не подходит пункту этого вида.',
  unknown_place: 'Такой район не найден. Напишите его название или номер.',
  outside_district: 'Точка стоит вне района. Проверьте координаты.',
  too_long: 'Текст слишком длинный.',
  too_big: 'Больше, чем допускает пункт этого вида.',
} as const satisfies DeepStrings<typeof uz>
