import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/fullHouse.ts'

export default {
  title: 'Сейчас на сайте много людей',
  text: 'Страница откроется чуть позже. Попробуйте ещё раз через несколько секунд.',
  retry: 'Попробовать ещё раз',
  parcel: 'Посылку можно отследить и сейчас',
} as const satisfies DeepStrings<typeof uz>
