import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/bulkPapers.ts'

export default {
  manifest: 'Список передачи № {id}',
  sender: 'Отправитель',
  from: 'Откуда',
  collection: 'Забор',
  inAll: 'Всего',
  sums: 'Посылок: {parcels}, {weight}, с получателей {money}',
  code: 'Трек-код',
  receiver: 'Получатель',
  to: 'Район',
  weight: 'Вес',
  toCollect: 'К получению',
  gave: 'Передал',
  took: 'Принял',
  signature: 'Имя, подпись, дата',
} satisfies DeepStrings<typeof uz>
