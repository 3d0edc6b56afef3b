import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierApp.ts'

export default {
  manifest: {
    name: '{brand} курьер',
    description: 'Маршрут курьера на сегодня: работает и без интернета.',
  },
  tabs: {
    label: 'Курьер',
    route: 'Маршрут',
    parcels: 'Посылки',
    cash: 'Наличные',
    me: 'Я',
  },
} as const satisfies DeepStrings<typeof uz>
