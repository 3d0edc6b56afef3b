import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/integration-words.ts'

export default {
  api: { title: 'API', text: 'Prices, orders and tracking from your own program.' },
  excel: { title: 'Excel and CSV', text: 'Reports come out as sheets, orders go in as sheets.' },
  webhooks: { title: 'Webhooks', text: 'A parcel moves on, and we tell your server.' },
  widget: { title: 'Point widget', text: 'Your buyer picks a point on your own site.' },
  woocommerce: {
    title: 'WooCommerce',
    text: 'An order in the shop becomes a parcel, and its status comes back.',
  },
  shopify: { title: 'Shopify', text: 'The price of delivery shows at checkout.' },
  tilda: { title: 'Tilda', text: 'An order from a form on your site reaches us.' },
  'telegram-shop': { title: 'Telegram shop', text: 'A sale in a bot becomes an order.' },
  opencart: { title: 'OpenCart', text: 'The shop’s file of orders is read as it is.' },
  'cs-cart': { title: 'CS-Cart', text: 'Orders of a marketplace’s sellers come to us.' },
  insales: { title: 'InSales', text: 'The shop’s orders come to us.' },
  amocrm: { title: 'amoCRM', text: 'A deal closes, a parcel opens.' },
  bitrix24: { title: 'Bitrix24', text: 'Price and status of the parcel inside the deal.' },
  '1c': { title: '1C', text: 'A document of the warehouse becomes an order.' },
  billz: { title: 'Billz', text: 'A delivery ordered from the sale at the till.' },
  payme: { title: 'Payme', text: 'Delivery, and money at the door, through Payme.' },
  click: { title: 'Click', text: 'Delivery, and money at the door, through Click.' },
  'uzum-bank': { title: 'Uzum Bank', text: 'Paying for delivery from the Uzum app.' },
  'google-pay': { title: 'Google Pay', text: 'Paying with the card in your phone, in one tap.' },
  telegram: { title: 'Telegram bot', text: 'Notices, tracking and the nearest points in Telegram.' },
  openstreetmap: { title: 'OpenStreetMap', text: 'Finding an address on the map and pinning it.' },
  'yandex-maps': { title: 'Yandex Maps', text: 'The way to a point, opened in Yandex.' },
  'google-maps': { title: 'Google Maps', text: 'The way to a point, opened in Google Maps.' },
  '2gis': { title: '2GIS', text: 'The way to a point, opened on this map.' },
} as const satisfies DeepStrings<typeof uz>
