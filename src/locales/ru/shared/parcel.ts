import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/parcel.ts'

export default {
  modes: {
    pointPoint: 'От пункта до пункта',
    doorDoor: 'От двери до двери',
    doorPoint: 'От двери до пункта',
    pointDoor: 'От пункта до двери',
  },
  speeds: {
    standard: 'стандарт',
    express: 'экспресс',
  },
  payments: {
    card: 'Банковская карта',
    payme: 'Payme',
    click: 'Click',
    googlePay: 'Google Pay',
    balance: 'Баланс',
    onAccount: 'В счёт лимита',
    cash: 'Наличные',
    receiver: 'Платит получатель',
  },
  bill: {
    total: 'Итого',
    free: 'бесплатно',
    freeCover: 'Покрытие до {upTo}',
    otherPromotions: 'Почему не сработали другие акции',
    noPromotion: 'Почему скидка не сработала',
  },
  scan: {
    button: 'Сканировать QR-код',
    title: 'Наведите камеру на QR-код',
    hint: 'Код напечатан на этикетке. Посылка откроется, как только он будет прочитан.',
    denied: 'Камера не открылась. Разрешите доступ к камере в настройках браузера или введите код.',
    another: 'Это QR-код не от посылки. Покажите код с этикетки.',
  },
  code: {
    copy: 'Скопировать',
    copied: 'Скопировано.',
    copyFailed: 'Не удалось скопировать. Выделите код и скопируйте сами.',
  },
  way: {
    steps: 'Семь шагов посылки',
    done: 'пройдено',
    count: 'Шаг {step} из 7',
  },
} as const satisfies DeepStrings<typeof uz>
