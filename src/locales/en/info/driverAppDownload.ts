import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/driverAppDownload.ts'

export default {
  lead: {
    title: 'This door is not open yet',
    text: 'The courier app is still being made, and there is nothing to install today. On the day it is ready, the button will be right here.',
    drawn: 'A phone drawn in dashes inside a portal’s arch, with a rope across the entrance',
    ways: { app: 'Add the site to your phone', about: 'About the courier app' },
  },
  fake: {
    title: 'Did somebody send you an app?',
    text: 'A “TezBox courier” file that came by Telegram or SMS is not ours: we send no files. Do not install it, and <security>tell us</security>.',
  },
  qr: {
    title: 'Keep this page on your phone',
    text: 'Point the camera at the code and bookmark the page that opens: the app will be here when it is out.',
    drawn: 'QR code of this page',
  },
  way: {
    title: 'How it will be installed',
    text: 'The first step is the same today; the rest come with the app.',
    hired: {
      title: 'You are hired',
      text: 'A courier account is opened for your number, and you get a badge with your photo.',
    },
    open: { title: 'You open this page', text: 'In the phone’s browser: no app store is needed.' },
    add: {
      title: 'You add it to the screen',
      text: 'Just as <app>our site is added to a home screen</app> today.',
    },
    enter: {
      title: 'You sign in',
      text: 'With your number and a code by SMS. A new phone is confirmed once.',
    },
  },
  offline: {
    title: 'What will work without a signal',
    text: 'The app is being written to this plan. It will say “works” here on the day it has been tried.',
    works: {
      title: 'Carries on',
      text: {
        li1: 'the day’s list, addresses and landmarks',
        li2: 'scanning parcels',
        li3: 'code, signature and photo',
        li4: 'marking “delivered” and “not delivered”',
      },
    },
    waits: {
      title: 'Waits for a signal',
      text: {
        li1: 'checking the code the receiver gave',
        li2: 'new orders',
        li3: 'sending photos',
      },
    },
    kept: {
      title: 'Never lost',
      text: 'What is queued shows on the screen and is not erased until it has been sent.',
    },
  },
  near: { title: 'Useful today' },
} as const satisfies DeepStrings<typeof uz>
