import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierRoute.ts'

export default {
  title:
    '{count, plural, one {Сегодня {text} адрес} few {Сегодня {text} адреса} many {Сегодня {text} адресов} other {Сегодня {text} адреса}}',
  nothing: 'Сегодня адресов нет',
  under: '{count, plural, other {готово: {text}}} · на руках {cash}',
  scan: 'Сканер',
  progress: 'Всего {all}, готово {done}, не доставлено {failed}',
  shift: {
    title: 'Смена не начата',
    text: 'Посчитайте посылки и начните смену: тогда телефон получит номера извещений.',
    start: 'Начать смену',
  },
  line: {
    away: 'Нет сети',
    awayQueued:
      '{count, plural, one {Нет сети, {text} действие в очереди} few {Нет сети, {text} действия в очереди} many {Нет сети, {text} действий в очереди} other {Нет сети, {text} действия в очереди}}',
    queued:
      '{count, plural, one {{text} действие отправляется} few {{text} действия отправляются} many {{text} действий отправляется} other {{text} действия отправляются}}',
    asks: '{count, plural, one {Есть {text} вопрос, откройте} few {Есть {text} вопроса, откройте} many {Есть {text} вопросов, откройте} other {Есть {text} вопроса, откройте}}',
  },
  undo: {
    done: 'Адрес {number}: вручено',
    back: 'Вернуть',
    full: 'Память телефона заполнена: не вернулось. Освободите место и попробуйте ещё раз.',
  },
  next: {
    title: 'Следующий',
    attempt: 'попытка {number}',
    take: 'Возьмите деньги',
    ways: 'наличные, Payme или Click',
    cash: 'наличные',
    paid: 'Денег не берёте, оплачено',
    nothingToPay: 'Денег не берёте',
    call: 'Позвонить',
    delivered: 'Вручено',
    collected: 'Забрать',
    brought: 'Сдать',
    load: 'Отсканируйте',
    failed: 'Не вышло',
    neighbour: 'Отдайте соседу: {name}',
    safePlace: 'Оставьте в надёжном месте: {place}',
    delegate: 'Заберёт доверенный: {name}',
    refused: 'Получатель отказался, не отдавайте',
    door: 'Дверь известна по прошлой доставке',
    open: 'Подробнее',
  },
  kinds: {
    collect: 'Забрать',
    bring: 'Сдать в пункт',
    handIn: 'Сдать в депо',
  },
  later: {
    title: '{count, plural, other {Потом ещё {text}}}',
    paid: 'оплачено',
    map: 'Карта',
    order: 'Порядок',
    orderDone: 'Готово',
    offers: 'Предложения',
    hint: 'Потяните строку за край. Стрелка делает адрес следующим.',
    first: '{title}: сделать следующим',
    grip: '{title}: потянуть',
    moved: '{title}: теперь {number}-й по порядку',
  },
  ended: {
    title: '{count, plural, other {Закончено: {text}}}',
    done: 'готово',
    failed: 'не доставлено',
  },
  empty: {
    title: 'На сегодня список пуст',
    text: 'Возьмите посылки из предложений или отсканируйте в депо.',
    allTitle: 'Все адреса пройдены',
    allText: 'Сдайте оставшиеся посылки и наличные и закройте смену.',
    end: 'Закрыть смену',
  },
  stale: 'Список на {at}. Обновится, когда появится сеть.',
  map: {
    title: 'Путь на сегодня',
    label: 'Карта сегодняшних адресов',
    here: 'Где я сейчас',
    unplaced:
      '{count, plural, one {{text} адреса нет на карте} few {{text} адресов нет на карте} many {{text} адресов нет на карте} other {{text} адреса нет на карте}}',
  },
  offers: {
    title: 'Предложения',
    under:
      '{count, plural, one {{text} посылка ждёт курьера} few {{text} посылки ждут курьера} many {{text} посылок ждут курьера} other {{text} посылки ждут курьера}}',
    near: 'В вашем районе',
    far: 'В других районах',
    way: '{from} – {to}',
    size: '{size}, {weight}',
    take: 'Взять денег: {amount}',
    price: 'Цена доставки {amount}',
    accept: 'Беру',
    accepted: 'Добавлено в ваш список',
    none: 'Предложений пока нет',
    noneText: 'Новые посылки появятся здесь сразу.',
    away: 'Предложения видны только с сетью',
    awayText: 'Когда связь вернётся, список откроется сам. Ваш путь на сегодня работает и без сети.',
    limit:
      'Наличных на руках столько, сколько можно: сначала сдайте их в кассу, потом берите посылки с оплатой.',
  },
  sizes: {
    small: 'малая',
    medium: 'средняя',
    large: 'большая',
    other: 'крупная',
  },
} satisfies DeepStrings<typeof uz>
