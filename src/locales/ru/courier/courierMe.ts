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
    empty: 'пуста',
    notKept:
      'Если место кончится, браузер может стереть неотправленное. Установите приложение: в меню браузера «Добавить на главный экран».',
    lost: 'Потеряли телефон: скажите оператору, и данные в нём больше не откроются.',
  },
  leave: {
    lock: 'Заблокировать',
    go: 'Выйти',
    waits: 'Сначала отправим: {what}. Потом можно выйти.',
    unread:
      '{count, plural, one {В очереди {text} вопрос. Сначала прочитайте его.} few {В очереди {text} вопроса. Сначала прочитайте их.} many {В очереди {text} вопросов. Сначала прочитайте их.} other {В очереди {text} вопроса. Сначала прочитайте их.}}',
    shift: 'Смена открыта. Сначала закройте её.',
    title: 'Выйти?',
    text: 'Чтобы войти снова, понадобится код на телефон.',
    no: 'Остаться',
    yes: 'Выйти',
  },
} satisfies DeepStrings<typeof uz>
