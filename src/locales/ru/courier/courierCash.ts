import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierCash.ts'

export default {
  title: 'Наличные',
  held: 'У вас на руках',
  limit: 'Предел {amount}',
  room: 'ещё можно {amount}',
  full: 'Предел достигнут: сдайте в кассу',
  near: 'До предела немного',
  waits: 'Есть неотправленные действия: после них сумма уточнится.',
  ahead: 'Сегодня ещё взять',
  today: 'Взято сегодня',
  todaySum:
    '{count, plural, one {с {text} адреса} few {с {text} адресов} many {с {text} адресов} other {с {text} адреса}}',
  none: 'Сегодня денег ещё не брали',
  noneText: 'Здесь будут адреса, где взяты деньги.',
  hand: 'Сдать деньги',
} satisfies DeepStrings<typeof uz>
