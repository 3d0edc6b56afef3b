import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/nearby.ts'

export default {
  page: {
    title: 'Пункты рядом с вами',
    listLabel: 'Список пунктов',
    search: 'Адрес или ориентир',
    example: 'Например, рынок Чорсу',
    find: 'Найти',
    filters: 'Фильтры',
    open: 'Открыто сейчас',
    locker: 'Постамат',
    size: 'Поместится ли коробка',
    anySize: 'Моя коробка влезет',
    sizes: {
      small: 'Поместится маленькая',
      medium: 'Поместится средняя',
      large: 'Поместится большая',
    },
    cod: 'Берёт наличные',
    nearest:
      '{count, plural, one {{text} ближайший пункт, не дальше {distance}} few {{text} ближайших пункта, не дальше {distance}} many {{text} ближайших пунктов, не дальше {distance}} other {{text} ближайших пунктов, не дальше {distance}}}',
    mapComes: 'Карта загружается',
    fullScreen: 'На весь экран',
    byRegion: 'По регионам',
    allRegions: 'Все регионы и районы',
  },
  card: {
    send: 'Отправить сюда',
    way: 'Маршрут',
    more: 'Подробнее о пункте',
    close: 'Закрыть',
    walk: '{count, plural, one {{text} минута пешком} few {{text} минуты пешком} many {{text} минут пешком} other {{text} минуты пешком}}',
    cells:
      '{count, plural, one {{text} свободная ячейка} few {{text} свободные ячейки} many {{text} свободных ячеек} other {{text} свободной ячейки}}',
    full: 'Нет мест: пока не принимает посылки.',
    closed: 'Закрыто: пока не принимает посылки.',
  },
  agents: {
    title: 'Пункты по регионам и районам',
    lead: '{count, plural, one {{text} пункт, постамат или почтовый ящик по всей стране.} few {{text} пункта, постамата и почтовых ящика по всей стране.} many {{text} пунктов, постаматов и почтовых ящиков по всей стране.} other {{text} пункта, постамата и почтового ящика по всей стране.}} Выберите регион или найдите на карте.',
    near: 'Найти рядом со мной',
    map: 'Карта на весь экран',
    all: 'Все регионы',
    count:
      '{count, plural, one {{text} пункт} few {{text} пункта} many {{text} пунктов} other {{text} пункта}}',
    become: {
      title: 'Откройте пункт в своём магазине',
      text: 'Хватит полки рядом с прилавком.',
      link: 'Стать агентом',
    },
    regionTitle: '{name}: пункты и постаматы',
    regionLead:
      '{count, plural, one {{name}: {text} место, где принимают и выдают посылки.} few {{name}: {text} места, где принимают и выдают посылки.} many {{name}: {text} мест, где принимают и выдают посылки.} other {{name}: {text} места, где принимают и выдают посылки.}} Адреса и часы работы по районам.',
  },
  detail: {
    landmark: 'Ориентир: {text}',
    lead: '{region}, {address}. Ориентир: {landmark}. Часы работы, ограничения и дорога.',
    way: 'Открыть маршрут на карте',
    hours: 'Часы работы',
    today: 'сегодня',
    holidays: 'Праздничные дни',
    shut: 'закрыто',
    can: 'Что принимают',
    photo: '{name}, фото {number}',
    full: 'Мест нет',
    room: '{count, plural, one {Есть место ещё для {text} посылки} few {Есть место ещё для {text} посылок} many {Есть место ещё для {text} посылок} other {Есть место ещё для {text} посылки}}',
    choose: 'Какой пункт вам нужен?',
    chooseText: 'Выберите пункт на карте или в списке по регионам.',
    lost: 'Такого пункта нет',
    lostText: 'Возможно, он переехал или закрылся. Найдите другой поблизости.',
    near: 'Найти ближайший',
    byRegion: 'По регионам',
  },
  lastMap: {
    title: 'Карта всех пунктов',
    comes: 'Карта загружается',
    back: 'Назад к списку',
  },
} as const satisfies DeepStrings<typeof uz>
