import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/fullHouse.ts'

export default {
  title: 'Сейчас очень много посетителей',
  text: 'Страница откроется чуть позже: попробуйте ещё раз через несколько секунд. Посылку по трек-коду можно посмотреть и сейчас.',
  retry: 'Попробовать ещё раз',
} as const satisfies DeepStrings<typeof uz>
