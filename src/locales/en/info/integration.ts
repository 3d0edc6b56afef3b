import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/integration.ts'
import one from './integration-words.ts'

export default {
  one,
  works: { title: 'Works', text: 'You can use it today.' },
  part: { title: 'Works in part', text: 'What is there and what is not is written below.' },
  preparing: {
    title: 'In progress',
    text: 'It cannot be connected today. Below is what it is meant to do, and how to manage until then.',
  },
  later: { title: 'Not started', text: 'It is on the list, but nobody is working on it yet.' },
  does: {
    title: 'What it does',
    api: 'Your program asks for a price, places an order, gets its label and checks its status. If a request arrives twice, there is still one order.',
    excel:
      'Hundreds of orders come in one file: a mistake is shown in its row and put right there. Reports come out as spreadsheets.',
    payme: 'A whole basket is paid at once. At the door, the receiver can pay by link instead of cash.',
    click: 'A whole basket is paid at once. At the door, the receiver can pay by link instead of cash.',
    telegram:
      'The bot brings news of your parcels, tells the status for a tracking code, and finds the nearest points when you send your location.',
    openstreetmap: 'An address in words becomes a place on the map, and a place becomes an address.',
    'yandex-maps': 'A link beside the point opens directions in Yandex.',
    'google-maps': 'A link beside the point opens directions in Google Maps.',
  },
  plan: {
    title: 'What it is meant to do',
    webhooks:
      'A signed message tells your server about a new status and about money collected and paid; one that did not arrive is sent again.',
    widget:
      'One line on your site brings a map and a list, and the point your buyer chooses goes into the order.',
    woocommerce:
      'Checkout shows the price and lets the buyer pick a point, the order comes to us, and status and label appear in the shop’s own panel.',
    shopify:
      'A buyer who enters an address sees the price of delivery, the order comes to us, and the shop hears when it is delivered.',
    tilda: 'Name, phone and address from the form become a draft order.',
    'telegram-shop':
      'A sale in the bot becomes an order, and the buyer gets the tracking link in the same chat.',
    opencart: 'The columns of the exported file are recognised automatically; nobody has to match them.',
    'cs-cart': 'Orders come to us with a key.',
    insales: 'Orders come to us with a key.',
    amocrm: 'When a deal reaches the stage you chose, a parcel opens; its status goes back to the deal.',
    bitrix24: 'Inside the deal you see the price, open the parcel and follow its status.',
    '1c': 'Exchange by folder or over the internet: a sale becomes an order, and its status comes back.',
    billz: 'Orders come to us with a key.',
    'uzum-bank': 'Delivery is paid for from the Uzum app.',
    'google-pay':
      'You pay with your phone and type no card number. It needs a bank’s payment gateway, which is not there yet.',
    '2gis': 'A link beside the point opens directions on this map.',
  },
  today: {
    title: 'What is there today',
    api: {
      text: {
        li1: 'every call is documented, with an example, for all to read',
        li2: 'there is an OpenAPI file for programs',
        li3: 'you get a token with your phone number and a code by SMS',
        li4: 'keys for shops and a sandbox are still being prepared',
      },
      way: 'API documentation',
    },
    excel: {
      text: {
        li1: 'the movements of your balance download as an Excel file',
        li2: 'so do payouts for goods',
        li3: 'orders are uploaded from an Excel or CSV file, even from text copied out of a chat',
      },
    },
    payme: 'It is on the payment page. If it is switched off, the reason is beside it.',
    click: 'It is on the payment page. If it is switched off, the reason is beside it.',
    telegram: 'You connect the bot in your profile. If the bot is switched off, the profile says so.',
    openstreetmap:
      'The map and the search for addresses are made from this data and run on our own server. The full map of points is still being prepared.',
    'yandex-maps':
      'Points found by the Telegram bot have a link to directions. On the site it comes with the map of points.',
    'google-maps':
      'Points found by the Telegram bot have a link to directions. On the site it comes with the map of points.',
  },
  meanwhile: {
    title: 'Until then',
    order: {
      title: 'Order on the site',
      text: 'Gather several in the basket and <sendParcel>pay at once</sendParcel>.',
    },
    label: { title: 'Print the labels', text: 'The labels of the orders you tick come as one PDF.' },
    tell: {
      title: 'Give your buyer the code',
      text: 'With the tracking code they <track>see for themselves</track> where it is.',
    },
  },
  use: {
    title: 'Need another one?',
    text: 'The list says what each of them can do today.',
    ways: { all: 'All connections', send: 'Send a parcel' },
  },
  ask: {
    title: 'Is this the one you need?',
    text: 'Tell us in the form on the business page: the most wanted comes first.',
    ways: { tell: 'Tell us', all: 'All connections' },
  },
} as const satisfies DeepStrings<typeof uz>
