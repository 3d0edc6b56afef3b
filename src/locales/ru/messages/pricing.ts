import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/pricing.ts'

export default {
  lines: {
    transport: 'Перевозка',
    package: 'Отправление из пакета',
    pro: 'Договор Pro',
    doorPickup: 'Забор курьером',
    collection: 'Сбор посылок',
    doorDelivery: 'Доставка до двери',
    cod: 'Наложенный платёж',
    signature: 'Вручение под подпись',
    cover: 'Страховое покрытие',
    promotion: 'Скидка',
  },
  because: {
    transport:
      '{distance, select, local {Внутри региона} belt1 {1-й пояс} belt2 {2-й пояс} other {3-й пояс}}, {size, select, small {маленькая коробка} medium {средняя коробка} large {большая коробка} other {нестандартный размер}}, расчётный вес {weight}{level, select, express {, экспресс × {factor}} other {}}',
    transportHeavy:
      '{distance, select, local {Внутри региона} belt1 {1-й пояс} belt2 {2-й пояс} other {3-й пояс}}, расчётный вес {weight} = {parcels} × {each}{level, select, express {, экспресс × {factor}} other {}}',
    package:
      'Оплачено заранее{far, select, yes {, доплата за 3-й пояс} other {: перевозка и доставка входят в пакет}}',
    pro: 'Отправлений: {shipments}, каждое до {each}, от двери до двери{level, select, express {, экспресс × {factor}} other {}}',
    doorLeg: '{zone}-я зона',
    receiverCollects: 'Получатель заберёт в пункте, бесплатно',
    collection: 'Курьер приедет за посылками ({parcels}); от {enough} — бесплатно',
    collectionFree: 'Бесплатно, посылок: от {enough}',
    collectionPaid: 'Этот приезд уже посчитан в другой посылке',
    cod: 'Возьмём с получателя деньги за товар и {comesBack, select, cash {вернём наличными за 24 часа} other {переведём вам за 24 часа}}',
    codInPro: 'Входит в план Pro',
    signature: 'Получатель распишется, вы увидите подпись',
    cover: 'Компенсируем до {upTo}',
    halfPrice: 'Скидка {percent} % новым клиентам{best, select, yes {, выбрана самая выгодная} other {}}',
    firstParcel:
      'Первая посылка бесплатно, до {upTo}{best, select, yes {, выбрана самая выгодная скидка} other {}}',
    promotion: '{name}{best, select, yes {, выбрана самая выгодная} other {}}',
  },
  /** Why a promotion has not won. */
  lost: {
    notForYou: 'Для клиентов другого типа',
    onlyNew: 'Только для тех, кто зарегистрировался во время акции',
    over: 'Срок вышел',
    limit: 'Вы уже воспользовались этой акцией',
    reward: 'Цену не снижает: деньги придут позже на счёт',
    prepaid: 'Отправку оплачивает пакет',
    usedUp: 'Деньги, отведённые на акцию, закончились',
    nothing: 'С этой посылки ничего не снимает',
    less: 'Снимает меньше: {amount}',
    same: 'Снимает столько же',
  },
  refusals: {
    cityNotServed:
      '{district}: {end, select, from {посылки не забираем} other {посылки не доставляем}} {until, select, none {до нового объявления} other {до {until} включительно}}. {reason, select, snow {Дороги занесло снегом. } flood {Там наводнение. } road {Дорога закрыта. } quarantine {Объявлен карантин. } safety {Сейчас там небезопасно. } holiday {Праздничные дни. } couriers {Не хватает курьеров. } other {}}Выберите соседний район.',
    tooLong: 'Посылка слишком длинная: {side}. Длиннее {limit} не возим.',
    tooHeavy: 'Посылка слишком тяжёлая: {weight}. Тяжелее {limit} не возим.',
    onRequest: 'Груз тяжелее {limit} возим по договорённости с менеджером. Вес {weight}. Позвоните нам.',
    tooHeavyForPoint:
      'Пункты и постаматы берут до {limit}, а посылка весит {weight}. Отправьте от двери до двери.',
    tooLongForPoint:
      'Пункты и постаматы берут до {limit}, а длина посылки {side}. Отправьте от двери до двери.',
    tooHeavyForLocker: 'Постамат берёт до {limit}, а посылка весит {weight}.',
    tooBigForLocker: 'Посылка ({sides}) не войдёт в ячейку постамата ({limit}).',
    tooHeavyForMailbox: 'Почтовый ящик берёт до {limit}, а посылка весит {weight}.',
    tooBigForMailbox: 'Посылка ({sides}) не войдёт в почтовый ящик ({limit}).',
    lockerPrepaidOnly: 'Постамат выдаёт только оплаченные посылки. Выберите пункт.',
    mailboxDropOffOnly: 'Почтовый ящик только принимает посылки.',
    expressNotThere: 'На этом направлении экспресс не работает. Выберите стандарт.',
    codReturnOutsideRegion:
      'Возврат наличных за пределы региона невозможен. Без этой услуги деньги придут на баланс или банковский счёт.',
    coverAboveCeiling: 'На вещи дороже {limit} покрытие не действует. Уберите его.',
    perishableTooSlow:
      'Скоропортящееся нужно доставить за {hours} ч, этот способ не успеет.{faster, select, express { Выберите экспресс.} other {}}',
  },
  notes: {
    callFirst: 'Посылку длиннее {limit} заберём после звонка вам.',
  },
  services: {
    toDoorDelivery: {
      name: 'Доставка до двери',
      description: 'Курьер привезёт получателю домой. Если забрать в пункте — бесплатно.',
    },
    codReturn: {
      name: 'Возврат наличных',
      description: 'Деньги за товар вернутся вам наличными за 24 часа. Только внутри региона.',
    },
    cod: {
      name: 'Наложенный платёж',
      description: 'Возьмём с получателя деньги за товар и переведём вам за 24 часа.',
    },
    inspect: {
      name: 'Осмотр до оплаты',
      description: 'Получатель откроет посылку при курьере и заплатит после осмотра.',
    },
    signature: {
      name: 'Вручение под подпись',
      description: 'Получатель распишется, вы увидите подпись в заказе.',
    },
    cover: {
      name: 'Покрытие до {upTo}',
      description: 'Если посылка потеряется или повредится, компенсируем до {upTo}.',
    },
  },
  sizes: {
    small: 'Маленькая коробка',
    medium: 'Средняя коробка',
    large: 'Большая коробка',
    other: 'Нестандартный размер',
  },
  plans: {
    starter: 'Стартовый',
    flexible: 'Гибкий',
    pro: 'Pro',
  },
} as const satisfies DeepStrings<typeof uz>
