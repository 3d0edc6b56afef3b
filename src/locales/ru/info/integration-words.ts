import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/integration-words.ts'

export default {
  api: { title: 'API', text: 'Цена, заказ и отслеживание прямо из вашей программы.' },
  excel: { title: 'Excel и CSV', text: 'Заказы загружаются таблицей, отчёты ею же скачиваются.' },
  webhooks: { title: 'Веб-уведомления', text: 'У посылки новый статус, и мы сами сообщаем вашему серверу.' },
  widget: { title: 'Виджет пунктов', text: 'Покупатель выбирает пункт прямо на вашем сайте.' },
  woocommerce: {
    title: 'WooCommerce',
    text: 'Заказ в магазине становится посылкой, а её статус возвращается.',
  },
  shopify: { title: 'Shopify', text: 'Цена доставки видна при оформлении покупки.' },
  tilda: { title: 'Tilda', text: 'Заказ из формы на сайте приходит к нам.' },
  'telegram-shop': { title: 'Магазин в Telegram', text: 'Покупка в боте становится заказом.' },
  opencart: { title: 'OpenCart', text: 'Читаем файл заказов, выгруженный из магазина.' },
  'cs-cart': { title: 'CS-Cart', text: 'Заказы продавцов площадки переходят к нам.' },
  insales: { title: 'InSales', text: 'Заказы магазина переходят к нам.' },
  amocrm: { title: 'amoCRM', text: 'Сделка закрыта, посылка открыта.' },
  bitrix24: { title: 'Битрикс24', text: 'Цена и статус посылки видны внутри сделки.' },
  '1c': { title: '1С', text: 'Складской документ становится заказом.' },
  billz: { title: 'Billz', text: 'Заказ на доставку прямо из продажи на кассе.' },
  payme: { title: 'Payme', text: 'Оплата доставки и товара у двери через Payme.' },
  click: { title: 'Click', text: 'Оплата доставки и товара у двери через Click.' },
  'uzum-bank': { title: 'Uzum Bank', text: 'Оплата доставки из приложения Uzum.' },
  'google-pay': { title: 'Google Pay', text: 'Оплата картой в телефоне одним нажатием.' },
  telegram: { title: 'Бот в Telegram', text: 'Уведомления, отслеживание и ближайшие пункты в Telegram.' },
  openstreetmap: { title: 'OpenStreetMap', text: 'Найти адрес на карте и поставить точку.' },
  'yandex-maps': { title: 'Яндекс Карты', text: 'Открыть дорогу до пункта в Яндексе.' },
  'google-maps': { title: 'Google Карты', text: 'Открыть дорогу до пункта в Google.' },
  '2gis': { title: '2ГИС', text: 'Открыть дорогу до пункта на этой карте.' },
} as const satisfies DeepStrings<typeof uz>
