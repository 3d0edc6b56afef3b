import type { DeepStrings } from '../shape.ts'
import type uz from '../uz/common.ts'

export default {
  close: 'Закрыть',
  loading: 'Загрузка',
} as const satisfies DeepStrings<typeof uz>
