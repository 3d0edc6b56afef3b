import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/invalidToken.ts'

export default {
  title: 'Эта ссылка больше не работает',
  text: 'Возможно, срок истёк, ссылкой уже воспользовались или она скопирована не полностью. Откройте её из сообщения ещё раз или найдите посылку по трек-коду.',
  link: 'Найти посылку по трек-коду',
} as const satisfies DeepStrings<typeof uz>
