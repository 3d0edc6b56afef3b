import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/app.ts'

export default {
  lead: {
    title: 'The app is this site',
    text: 'Nothing to download from a store. Add the site to your home screen once: its icon sits beside the others, and a tap opens it full screen.',
    drawn: 'A phone’s home screen: the TezBox icon among empty ones, beside it a box and a tea bowl',
    ways: { android: 'On Android', iphone: 'On iPhone' },
  },
  install: {
    title: 'Install with one tap',
    button: 'Add to my screen',
    installed: 'You opened the site from this icon: all is in place.',
  },
  android: {
    title: 'Android, in Chrome',
    menu: {
      title: 'Open the menu',
      text: 'Open this page in Chrome. The column of dots in the top right corner is the menu.',
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
      text: 'Open this page in Safari. The square with an arrow coming out of it, at the bottom, is the Share button.',
    },
    add: {
      title: 'Choose the row with the plus',
      text: 'Scroll the list down to “Add to Home Screen”, the row with a plus in a square, and confirm with the button at the top.',
    },
    note: 'An iPhone treats the icon as an app of its own, so sign in with your number once more the first time.',
  },
  qr: {
    title: 'Take it to another phone',
    text: 'Reading on a computer, or showing it to a friend? Point the phone’s camera at the code and this page opens.',
    drawn: 'QR code of this page',
  },
  does: {
    title: 'What it can do today',
    text: 'Everything the site does: the same account, the same basket.',
    send: {
      title: 'Send',
      text: 'What you type is kept on the phone: stop halfway, and carry on from there.',
    },
    track: {
      title: 'Track',
      text: 'A parcel you have looked up once is remembered on this phone, so you need not type the code again.',
    },
    notices: {
      title: 'Notify you',
      text: 'When a parcel moves on, your phone tells you. We ask after an order, and your profile has the switch; an iPhone shows notifications only from a site on its home screen.',
    },
    offline: {
      title: 'Show without internet',
      text: 'When the connection is gone, you see your latest parcels as you last saw them. When you sign out, they are erased from the device.',
    },
    share: {
      title: 'Open what was shared',
      text: 'Got a tracking code or an address in Telegram? Share it with TezBox: a code opens tracking, an address opens sending. This works on Android.',
    },
    money: {
      title: 'Pay',
      text: 'See your balance, top it up, and pay for everything in the basket at once.',
    },
  },
  stores: {
    title: 'In the stores',
    none: 'There is no separate app in the stores yet. Everything is done on this site.',
  },
  ask: {
    title: 'Questions',
    telegram: {
      title: 'My menu has no such item. Why?',
      text: 'The page is probably open inside Telegram, which has no such command. Open it in the browser first.',
    },
    room: {
      title: 'Does it take up much space?',
      text: 'No. It adds an icon, and keeps one small page on the device: the one you see without a connection.',
    },
    update: {
      title: 'Do I have to update it?',
      text: 'No: you always open the newest version. A parcel you have begun to send is not lost by that.',
    },
    remove: {
      title: 'How do I remove it?',
      text: 'Press and hold the icon, then delete it. Your account, balance and orders stay where they are.',
    },
  },
  next: {
    title: 'Is the icon there?',
    text: 'Give it its first job.',
    ways: { track: 'Track a parcel', send: 'Send a parcel' },
  },
  near: { title: 'Related pages' },
} as const satisfies DeepStrings<typeof uz>
