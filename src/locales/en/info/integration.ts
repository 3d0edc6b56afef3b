import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/integration.ts'
import one from './integration-words.ts'

export default {
  one,
  works: { title: 'Works', text: 'You can use it today.' },
  part: { title: 'Works in part', text: 'What is there and what is not is written below.' },
  preparing: {
    title: 'Being prepared',
    text: 'It cannot be connected today. Below is what it is meant to do, and how to get along until then.',
  },
  later: { title: 'Not begun', text: 'It is on the list, but nobody is working on it yet.' },
  does: {
    title: 'What it does',
    api: 'Your program asks for a price, makes an order, gets its label and asks how it is doing. Should a request arrive twice, there is still one order.',
    excel:
      'Hundreds of orders go in with one file; a mistake shows in its row and is mended there. Reports come out as sheets too.',
    payme: 'A whole basket is paid at once. At the door, the receiver can pay by link instead of cash.',
    click: 'A whole basket is paid at once. At the door, the receiver can pay by link instead of cash.',
    telegram:
      'The bot brings sign-in codes and news of parcels, tells the status for a tracking code, and finds the nearest points when you send your location.',
    openstreetmap: 'An address in words becomes a place on the map, and a place an address.',
    'yandex-maps': 'A link beside the point opens the way there in Yandex.',
    'google-maps': 'A link beside the point opens the way there in Google Maps.',
  },
  plan: {
    title: 'What it is meant to do',
    webhooks:
      'A signed message tells your server of a new status, of money collected and paid; one that did not arrive is sent again.',
    widget:
      'One line on your site brings a map and a list, and the point that your buyer chose is written into the order.',
    woocommerce:
      'Checkout shows the price and lets the buyer pick a point, the order comes to us, status and label appear in the shop’s own panel.',
    shopify:
      'A buyer who types an address sees the price of delivery, the order comes to us, and the shop hears of the hand-over.',
    tilda: 'Name, phone and address from the form become a draft of an order.',
    'telegram-shop':
      'A sale in the bot becomes an order, and the buyer gets the tracking link in the same chat.',
    opencart: 'The columns of the exported file are recognised by themselves; nobody has to match them.',
    'cs-cart': 'Orders come to us by key.',
    insales: 'Orders come to us by key.',
    amocrm: 'A deal reaches the stage you chose and a parcel opens; its status goes back to the deal.',
    bitrix24: 'Inside the deal the price is worked out, the parcel opened and its status shown.',
    '1c': 'Exchange by folder or over the internet: a sale becomes an order, and its status comes back.',
    billz: 'Orders come to us by key.',
    'uzum-bank': 'Delivery is paid for from the Uzum app.',
    'google-pay':
      'You pay with the phone and type no card number. It takes a bank’s payment gateway, which is not there yet.',
    '2gis': 'A link beside the point opens the way there on this map.',
  },
  today: {
    title: 'What is there today',
    api: {
      text: {
        li1: 'every call is described, with an example, for all to read',
        li2: 'there is an OpenAPI file for programs',
        li3: 'a token is got by phone number and a code by SMS',
        li4: 'keys for shops and a sandbox are still being prepared',
      },
      way: 'API documentation',
    },
    excel: {
      text: {
        li1: 'movements of your balance download as an Excel file',
        li2: 'so do payouts for goods',
        li3: 'uploading orders from a file is still being prepared',
      },
    },
    payme: 'It stands on the payment page. Where it is switched off, the reason is written beside it.',
    click: 'It stands on the payment page. Where it is switched off, the reason is written beside it.',
    telegram: 'You connect the bot in your profile. If the bot is switched off, the profile says so.',
    openstreetmap:
      'An address is looked for in our own book first, then on this map. The full map of points is still being prepared.',
    'yandex-maps':
      'Points that the Telegram bot finds have a link to the way there. On the site it comes with the map of points.',
    'google-maps':
      'Points that the Telegram bot finds have a link to the way there. On the site it comes with the map of points.',
  },
  meanwhile: {
    title: 'Getting along until then',
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
    text: 'The list says for each what is there today.',
    ways: { all: 'All connections', send: 'Send a parcel' },
  },
  ask: {
    title: 'Is this the one you need?',
    text: 'Leave a word in the form on the page for business: what is asked for most is done first.',
    ways: { tell: 'Tell us', all: 'All connections' },
  },
} as const satisfies DeepStrings<typeof uz>
