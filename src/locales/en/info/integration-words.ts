import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/integration-words.ts'

export default {
  api: { title: 'API', text: 'Prices, orders and tracking from your own program.' },
  excel: { title: 'Excel and CSV', text: 'Orders in and reports out, as spreadsheets.' },
  webhooks: { title: 'Webhooks', text: 'When a parcel moves on, we tell your server.' },
  widget: { title: 'Point widget', text: 'Your buyer picks a point on your own site.' },
  woocommerce: {
    title: 'WooCommerce',
    text: 'An order in the shop becomes a parcel, and its status comes back.',
  },
  shopify: { title: 'Shopify', text: 'The price of delivery shows at checkout.' },
  tilda: { title: 'Tilda', text: 'An order from a form on your site reaches us.' },
  'telegram-shop': { title: 'Telegram shop', text: 'A sale in a bot becomes an order.' },
  opencart: { title: 'OpenCart', text: 'The shop’s order file is read as it is.' },
  'cs-cart': { title: 'CS-Cart', text: 'Orders from a marketplace’s sellers come to us.' },
  insales: { title: 'InSales', text: 'The shop’s orders come to us.' },
  amocrm: { title: 'amoCRM', text: 'A deal closes and a parcel opens.' },
  bitrix24: { title: 'Bitrix24', text: 'The parcel’s price and status, inside the deal.' },
  '1c': { title: '1C', text: 'A warehouse document becomes an order.' },
  billz: { title: 'Billz', text: 'Delivery ordered straight from a sale at the till.' },
  payme: { title: 'Payme', text: 'Delivery, and money at the door, through Payme.' },
  click: { title: 'Click', text: 'Delivery, and money at the door, through Click.' },
  'uzum-bank': { title: 'Uzum Bank', text: 'Paying for delivery from the Uzum app.' },
  'google-pay': { title: 'Google Pay', text: 'Paying with the card in your phone, in one tap.' },
  telegram: { title: 'Telegram bot', text: 'Notifications, tracking and the nearest points in Telegram.' },
  openstreetmap: { title: 'OpenStreetMap', text: 'Finding an address on the map and pinning it.' },
  'yandex-maps': { title: 'Yandex Maps', text: 'Directions to a point, opened in Yandex.' },
  'google-maps': { title: 'Google Maps', text: 'Directions to a point, opened in Google Maps.' },
  '2gis': { title: '2GIS', text: 'Directions to a point, opened on this map.' },
} as const satisfies DeepStrings<typeof uz>
