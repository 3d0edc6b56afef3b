import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/deskCollections.ts'

export default {
  day: 'День',
  today: 'Сегодня',
  interval: 'Время',
  merchant: 'Бизнес-клиент',
  address: 'Адрес',
  parcels: 'Посылок',
  fee: 'Плата за забор',
  free: 'бесплатно',
  caption: 'Визитов: {visits}, посылок: {parcels}',
  nobody: 'На этот день заборов нет',
  nobodyText: 'Они появятся, когда бизнес-клиент сохранит посылки и вызовет курьера.',
} satisfies DeepStrings<typeof uz>
