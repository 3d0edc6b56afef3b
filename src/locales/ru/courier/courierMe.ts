import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierMe.ts'

export default {
  title: 'Я',
  vehicles: {
    foot: 'Пешком',
    scooter: 'Скутер',
    car: 'Автомобиль',
    van: 'Фургон',
  },
  rating: 'Оценка',
  ratings:
    '{count, plural, one {{text} оценка} few {{text} оценки} many {{text} оценок} other {{text} оценки}}',
  noRating: 'Появится после пяти оценок',
  day: {
    title: 'Сегодня',
    stops: 'Адреса',
    stopsOf: '{done} из {all}',
    failed: 'Не вручено',
    distance: 'Пройдено',
    cash: 'На руках',
    since: 'Смена с {at}',
    noShift: 'Смена не открыта',
    end: 'Закрыть смену',
    start: 'Начать смену',
  },
  badge: {
    title: 'Удостоверение',
    number: 'Номер {number}',
    qr: 'QR-код удостоверения',
    show: 'Показать клиенту',
    word: 'Слово дня',
    wordHint: 'Назовите, если спросят; экран не показывайте.',
    reveal: 'Показать слово',
    hide: 'Скрыть',
    until: 'до {at}',
    away: 'Удостоверение откроется, когда будет сеть.',
  },
  settings: {
    title: 'Приложение',
    language: 'Язык',
    theme: 'Вид',
    light: 'Светлый',
    dark: 'Тёмный',
    system: 'Авто',
  },
  phone: {
    title: 'Этот телефон',
    queue: 'Очередь',
    queued:
      '{count, plural, one {{text} действие} few {{text} действия} many {{text} действий} other {{text} действия}}',
    empty: 'пуста',
    lost: 'Потеряли телефон: скажите оператору, и данные в нём больше не откроются.',
  },
  leave: {
    lock: 'Заблокировать',
    go: 'Выйти',
    waits:
      '{count, plural, one {Выйти можно после отправки {text} действия: оно не должно пропасть.} few {Выйти можно после отправки {text} действий: они не должны пропасть.} many {Выйти можно после отправки {text} действий: они не должны пропасть.} other {Выйти можно после отправки {text} действия: они не должны пропасть.}}',
    shift: 'Смена открыта. Сначала закройте её.',
    title: 'Выйти?',
    text: 'Чтобы войти снова, понадобится код на телефон.',
    no: 'Остаться',
    yes: 'Выйти',
  },
} satisfies DeepStrings<typeof uz>
