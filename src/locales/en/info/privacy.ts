import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/privacy.ts'

export default {
  lead: {
    title: 'What we know about you',
    text: 'To deliver a parcel we need a name, a phone and an address. We ask for nothing more, and delete what is no longer needed.',
    ways: { table: 'What is kept and for how long', mine: 'Get my data' },
  },
  never: {
    title: 'What we do not do',
    sell: {
      title: 'Sell',
      text: 'We sell your phone number and address to nobody and give them to no advertiser.',
    },
    card: {
      title: 'See your card',
      text: 'You type the card number on the payment provider’s page. All we get is the answer “paid”.',
    },
    place: {
      title: 'Follow you',
      text: 'We ask for your location only when you press the button: to find a point nearby, or to put a pin on an address. Only the pin is stored, with that address.',
    },
  },
  kept: {
    title: 'What, why and for how long',
    text: 'These are the rules our own software deletes by: every day it erases what is past its time.',
    head: { what: 'What', why: 'Why', long: 'How long' },
    account: {
      title: 'Name, phone, addresses',
      why: 'Signing in and ordering quickly',
      long: 'As long as the account exists',
    },
    orders: {
      title: 'Orders and payments',
      why: 'Delivery, compensation, accounting and tax',
      long: 'As long as the law asks. Links and codes close once {openAfterDays} have passed since the journey ended',
    },
    codes: {
      title: 'SMS codes',
      why: 'Signing in and confirming',
      long: 'The text until it is sent, a trace for {codeDays}',
    },
    sessions: {
      title: 'Devices you signed in on',
      why: 'So that you can see where you are signed in and throw a stranger out',
      long: 'Unused: {sessionDays}; after signing out: {endedSessionDays} more',
    },
    history: { title: 'Sign-in history', why: 'To notice somebody else’s attempt', long: '{historyDays}' },
    device: {
      title: 'Known-browser cookie',
      why: 'To tell you from a stranger when a code is asked for',
      long: '{deviceDays}',
    },
    messages: {
      title: 'SMS and notifications we sent',
      why: 'To answer “was I told?”',
      long: '{messageDays}',
    },
    photos: {
      title: 'Photos of parcels and deliveries',
      why: 'To prove what was handed over, and in what condition',
      long: '{photoDays}',
    },
    tables: {
      title: 'Tables and chats that shops upload',
      why: 'To make orders of them',
      long: '{tableDays} after the last change',
    },
    passport: {
      title: 'Photo of the receiver’s document',
      why: 'To prove who took a parcel without a code. Encrypted; every look is recorded',
      long: '{passportDays}',
    },
    signature: {
      title: 'Signatures and claim photos',
      why: 'Proof in case of a dispute',
      long: '{signatureYearsCount, plural, one {{signatureYears} year} other {{signatureYears} years}}',
    },
    receipts: {
      title: 'Receipts of top-ups',
      why: 'A financial document that an audit asks for',
      long: '{receiptYearsCount, plural, one {{receiptYears} year} other {{receiptYears} years}}',
    },
    letters: {
      title: 'What you write to us from the site, and our answers',
      why: 'To answer you',
      long: '{leadYearsCount, plural, one {{leadYears} year} other {{leadYears} years}}',
    },
    applications: {
      title: 'Your job application and CV',
      why: 'To hire; the CV is encrypted and opened only by whoever hires',
      long: '{cvDays}',
    },
    offer: {
      title: 'Which offer you accepted',
      why: 'To know on which terms we work',
      long: 'Together with the orders',
    },
  },
  sees: {
    title: 'Who sees what',
    courier: {
      title: 'The courier',
      text: 'Before accepting: only district, size and money. After accepting: name, phone and address. A day after delivery, only the code and the money again.',
    },
    point: {
      title: 'Staff at a pickup point',
      text: 'Only parcels at their own point, and for a day after handing them over.',
    },
    stranger: {
      title: 'A stranger with the tracking code',
      text: 'Steps, cities and initials. Name, phone and address open only with the last digits of the phone or with our link.',
    },
    staff: {
      title: 'An operator',
      text: 'What the work needs. What staff change, and whose document photo they open, is written to a log.',
    },
    partners: {
      title: 'Partners',
      text: 'The SMS gateway gets the phone and the text; the payment provider, the order number and the sum; Telegram, if you linked it, the notification. Public authorities only where the law requires.',
    },
  },
  rights: {
    title: 'Your rights',
    see: {
      title: 'See and download',
      text: 'Your profile has a button “Download my data”: name, addresses, settings, devices and sign-ins in one file. Your parcels are under “My orders”, money in the statement of your balance.',
      way: 'Open profile',
    },
    mend: {
      title: 'Correct',
      text: 'You can change your name, language and addresses in your profile. If your number has changed, tell us.',
    },
    delete: {
      title: 'Delete',
      text: 'You delete your account in your profile with a code sent to your phone. A parcel on its way, money on the balance or a debt has to be settled first. After that, your name and number are kept apart for accounting for {retainedYearsCount, plural, one {{retainedYears} year} other {{retainedYears} years}} and then erased.',
    },
    refuse: {
      title: 'Refuse messages',
      text: 'You choose in your profile what comes and how. Codes for signing in and for receiving a parcel cannot be switched off: nothing works without them.',
    },
    receiver: {
      title: 'If you are a receiver',
      text: 'Even without an account you may ask about your data or object: <contact>write to us</contact>.',
    },
    complain: {
      title: 'Complain',
      text: 'If our answer does not satisfy you, turn to the public authority for personal data or to a court.',
    },
  },
  browser: {
    title: 'What is kept in your browser',
    text: {
      p1: 'Your language ({localeDays}), the sign-in key, your name, a friend’s invitation, chosen services and the parcels you saw last (tracking code, towns and status). “Sign out” erases all of it; the known-browser mark and your answer about Google stay and open nothing.',
      p2: 'An order you have begun is there too, so it is not lost when the connection drops.',
    },
  },
  counting: {
    title: 'How visits are counted',
    text: {
      p1: 'For each page that is opened we count three things only: the page, the language and the day. That needs no cookie; who looked, on which device and from where is not written down. The figures are kept for {visitYearsCount, plural, one {{visitYears} year} other {{visitYears} years}}.',
      p2: 'Where counting by Google is switched on, we ask first. Until you say yes, nothing is exchanged with Google. After a yes it gets the name of the page and the language, and sees neither your name nor your sign-in key. Your answer is kept on your device for {consentDays}, then we ask again; you can change it at any time. If your browser asks sites not to pass data on, we take that as a no.',
    },
  },
  next: {
    title: 'Questions left?',
    text: 'Write to {email} about your data, or call.',
    ways: { write: 'Write to us', security: 'Security', offer: 'Public offer' },
  },
} as const satisfies DeepStrings<typeof uz>
