import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/notices.ts'

export default {
  kinds: {
    order_accepted: {
      title: 'Заказ принят',
      text: 'Заказ {track} принят. Срок доставки: {date}.',
    },
    order_collected: {
      title: 'Посылка у нас',
      text: 'Мы забрали посылку {track}. Срок доставки: {date}.',
    },
    collection_failed: {
      title: 'Курьер не смог забрать посылку',
      text: 'Курьер не смог забрать посылку {track}. Мы попробуем ещё раз.',
    },
    delivery_failed: {
      title: 'Посылка не вручена',
      text: 'Посылка {track} пока не вручена. Мы предложили получателю другой день или место.',
    },
    order_refused: {
      title: 'От посылки отказались',
      text: 'Получатель отказался от посылки {track}. Мы вернём её вам.',
    },
    order_delivered: {
      title: 'Посылка вручена',
      text: 'Посылка {track} вручена получателю.',
    },
    order_returning: {
      title: 'Посылка возвращается',
      text: 'Посылку {track} не удалось вручить, она едет обратно к вам.',
    },
    order_cancelled: {
      title: 'Заказ отменён',
      text: 'Заказ {track} отменён. Если вы платили, деньги вернутся.',
    },
    order_lost: {
      title: 'Посылка утеряна',
      text: 'Посылка {track} утеряна, просим прощения. Мы уже оформили претензию на компенсацию.',
    },
    on_the_way: {
      title: 'Посылка в пути',
      text: 'К вам едет посылка {track}. Ждите её {date}.',
    },
    out_for_delivery: {
      title: 'Курьер везёт посылку',
      text: 'Курьер привезёт посылку: {when}. {proven, select, no {Код придёт на ваш телефон.} other {Код: {code}. Назовите его только при получении.}}{pay, select, none {} other { К оплате: {pay} сум.}}',
    },
    waiting_at_point: {
      title: 'Посылка ждёт вас',
      text: 'Посылка ждёт вас до {date}: {point}, {address}. {proven, select, no {Код придёт на ваш телефон.} other {Код: {code}.}}{pay, select, none {} other { К оплате: {pay} сум.}}',
    },
    attempt_failed: {
      title: 'Не смогли вручить',
      text: 'Курьер не смог вручить посылку. {proven, select, no {Выберите другой день или место по ссылке, которую мы прислали на ваш телефон.} other {Выберите другой день, пункт или соседа.}}',
    },
    order_not_delivered: {
      title: 'Посылка ещё не вручена',
      text: 'Посылка {track} была отмечена вручённой по ошибке. Она у курьера, срок доставки: {when}.',
    },
    attempts_used: {
      title: 'Посылка едет к отправителю',
      text: 'Мы трижды не смогли вручить посылку. Теперь она едет обратно к отправителю.',
    },
    storage_ending: {
      title: 'Завтра заканчивается хранение',
      text: 'Посылка хранится до {date}: {point}, {address}. {proven, select, no {Продлить хранение можно по ссылке, которую мы прислали на ваш телефон.} other {Хранение можно продлить один раз.}}',
    },
    going_back: {
      title: 'Срок хранения истёк',
      text: 'Посылку не забрали вовремя. Теперь она едет обратно к отправителю.',
    },
    delivery_undone: {
      title: 'Посылка ещё не вручена',
      text: 'Посылка была отмечена вручённой по ошибке. Она у курьера, и он её привезёт: {when}.',
    },
    handed_out: {
      title: 'Посылка выдана',
      text: 'Ваша посылка выдана. Если её получили не вы, сразу сообщите нам.',
    },
    delivered: {
      title: 'Посылка вручена',
      text: 'Ваша посылка вручена.{proven, select, no {} other { Как справился курьер?}}',
    },
  },
  links: { track: 'Отследить', choices: 'Выбрать', rating: 'Оценить' },
  mail: { why: 'Вы получили это письмо из-за посылки {track}.' },
  messages: {
    reweigh: 'Перемер и цена',
    claimOpened: 'Открыта претензия',
    found: 'Посылка нашлась',
    claim: 'Решение по претензии',
    other: 'Другое сообщение',
  },
  reasons: {
    passed: 'Уже неактуально',
    tooLate: 'Слишком поздно',
    forgotten: 'Человек удалил аккаунт',
    gone: 'Канал отключён',
    unknownNumber: 'Нет такого номера',
    refused: 'Шлюз отказал',
    undelivered: 'Не дошло',
    noBalance: 'На счёте шлюза нет денег',
    technical: 'Сбой связи',
  },
} as const satisfies DeepStrings<typeof uz>
