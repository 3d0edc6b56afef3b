import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/app.ts'

export default {
  lead: {
    title: 'The app is this very site',
    text: 'There is nothing to fetch from a store. Add the site to your home screen once: its icon stands beside the others, and a tap opens it full screen.',
    drawn: 'A phone’s home screen: the TezBox icon among empty ones, beside it a box and a tea bowl',
    ways: { android: 'On Android', iphone: 'On iPhone' },
  },
  android: {
    title: 'Android, in Chrome',
    menu: {
      title: 'Open the menu',
      text: 'Open this page in Chrome. The dots one above the other in the top right corner are the menu.',
    },
    add: {
      title: 'Add it to the home screen',
      text: 'Tap “Add to Home screen” or “Install app” and confirm. The icon appears on your screen.',
    },
  },
  iphone: {
    title: 'iPhone, in Safari',
    share: {
      title: 'Tap Share',
      text: 'Open this page in Safari. The square with an arrow coming out of it, at the bottom, is the share button.',
    },
    add: {
      title: 'Choose the row with the plus',
      text: 'Scroll the list down to “Add to Home Screen”, the row with a plus in a square, and confirm with the button at the top.',
    },
    note: 'An iPhone treats the icon as an app of its own: the first time, sign in with your number once more.',
  },
  qr: {
    title: 'Take it to another phone',
    text: 'Reading on a computer, or showing it to a friend? Point the phone’s camera at the code and this page opens.',
    drawn: 'QR code of this page',
  },
  does: {
    title: 'What it can do today',
    text: 'Whatever the site does, the icon does: one account, one basket.',
    send: {
      title: 'Send',
      text: 'What you type is kept on the phone: stop halfway, and carry on from there.',
    },
    track: {
      title: 'Track',
      text: 'A parcel you have looked at once is remembered on this phone; no need to type the code again.',
    },
    notices: {
      title: 'Tell you',
      text: 'When a parcel moves on, the phone says so. You switch this on in your profile; an iPhone shows notices only from a site on its home screen.',
    },
    money: {
      title: 'Pay',
      text: 'See your balance, top it up, and pay for everything in the basket at once.',
    },
  },
  missing: {
    title: 'What it cannot do yet',
    offline: {
      title: 'Open without internet',
      text: 'Without a connection the page does not open. We are working on showing your last parcels even then.',
    },
    stores: {
      title: 'Come from a store',
      text: 'A separate app for the stores is not ready. Until it is, everything is done on this site.',
    },
  },
  ask: {
    title: 'Questions',
    telegram: {
      title: 'There is no such row in my menu. Why?',
      text: 'The page is probably open inside Telegram, which has no such command. Open it in the browser first.',
    },
    room: {
      title: 'Does it take much room?',
      text: 'No. Only an icon is added; pages sit in the browser’s memory as they always do.',
    },
    update: { title: 'Do I have to update it?', text: 'No: the newest version opens every time.' },
    remove: {
      title: 'How do I remove it?',
      text: 'Press the icon, hold it and delete it. Your account, balance and orders stay where they are.',
    },
  },
  next: {
    title: 'Is the icon there?',
    text: 'Give it its first job.',
    ways: { track: 'Track a parcel', send: 'Send a parcel' },
  },
  near: { title: 'Related pages' },
} as const satisfies DeepStrings<typeof uz>
