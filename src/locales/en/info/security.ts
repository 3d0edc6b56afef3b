import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/security.ts'

export default {
  lead: {
    title: 'Spot a fake at first sight',
    text: 'Fraudsters hurry you; we do not. Here you can find out in a minute whether a link, an SMS or the person at your door is ours.',
    ways: { link: 'Check a link', courier: 'Check a courier', call: '{phone}' },
  },
  link: {
    title: 'Is this link ours?',
    text: 'Paste the whole message or just the link. We do not open it; we only look at the address.',
    words: {
      label: 'Link or message',
      hint: 'For example, {example}',
      check: 'Check',
      before: 'Our links begin like this',
      beforeText:
        'This name comes first, before the first slash. If another name stands before or after it, it is not us.',
      host: 'Address: {host}',
      ours: 'Yes, this is our site.',
      oursText: 'Even so, tell nobody the code from an SMS: only you type it in.',
      oursElsewhere: 'Yes, this is our page.',
      oursElsewhereText: 'Our official page on another site. We ask for no payment and no codes there.',
      looksAlike: 'Careful: made to look like ours.',
      looksAlikeText: 'Do not open it or type anything. Tell us with the form below.',
      notOurs: 'No, this is not our site.',
      notOursText: 'If it writes to you about a parcel or a payment, do not believe it.',
      unreadable: 'There is no link here.',
      unreadableText: 'Copy the whole link: it begins with a name that has a dot in it.',
    },
  },
  courier: {
    title: 'Is the person at the door our courier?',
    text: 'The badge has a six-digit number and a QR code. Enter the number and you will see a name and a photo. Then enter the word of the day that the courier tells you: you see at once whether they are ours.',
    words: { label: 'Badge number', check: 'Check the courier' },
  },
  signs: {
    title: 'Ours or a fake',
    head: { what: 'Sign', ours: 'We', fake: 'A fraudster' },
    sender: {
      title: 'Who the SMS is from',
      ours: 'From TezBox, short, about a parcel you are waiting for',
      fake: 'From an ordinary number, to a “dear customer”',
    },
    link: {
      title: 'The link',
      ours: 'Only at the address of this site: paste it into the check above',
      fake: 'A similar name, a shortened or foreign address',
    },
    asks: {
      title: 'What is asked for',
      ours: 'Nothing: we offer a choice of day or place',
      fake: 'A card, a code, a passport, a “customs fee”',
    },
    pay: {
      title: 'Payment',
      ours: 'On the site, in cash to the courier, or on the page of Payme or Click',
      fake: 'A transfer to somebody’s own card',
    },
    tone: { title: 'Tone', ours: 'Calm, with a date', fake: '“Right now, or it goes back”' },
  },
  never: {
    title: 'What we never ask for',
    code: {
      title: 'The code from an SMS',
      text: 'Only you type it, on our site. No operator or courier asks for it. The only code you tell a courier is the pickup code, once the box is in your hands.',
    },
    card: {
      title: 'Card details',
      text: 'The number, the expiry date and the three digits on the back. You pay by card on the page of Payme, Click or the bank.',
    },
    transfer: {
      title: 'Money to a private card',
      text: 'Cash goes to the courier or the pickup point, everything else through the site. Nobody transfers money to an employee’s card.',
    },
    app: {
      title: 'Installing something',
      text: 'We send no files or programs: do not install any. Our app is this site itself; no store has it.',
    },
  },
  told: {
    title: 'If you have told or typed it already',
    bank: { title: 'Call the bank', text: 'Have the card blocked at once. The number is on its back.' },
    devices: {
      title: 'Throw the stranger out',
      text: 'In your <profile>profile</profile>, under “Devices”, end the session you do not know.',
    },
    tell: {
      title: 'Tell us',
      text: 'We will look into it, suspend the account if needed, and warn others.',
    },
    police: {
      title: 'If money is gone',
      text: 'Report it to the police. We will hand over our records when they ask.',
    },
  },
  write: {
    title: 'Report something suspicious',
    text: 'A person reads every report. Your minute may save somebody’s money.',
    note: 'Only our staff read this. How long it is kept is on the <privacy>privacy</privacy> page.',
    fields: {
      name: 'Your name',
      phone: 'Your phone number',
      website: 'Suspicious link or number',
      message: 'What happened?',
    },
    hints: {
      website: 'Do not open the link, just copy it here.',
      message: 'When and where it came from, what they asked for. Leave out SMS codes and card numbers.',
    },
    button: 'Report',
    done: {
      title: 'We have your message',
      text: 'Thank you. We will look into it and warn other customers if needed.',
    },
  },
  weakness: {
    title: 'Found a vulnerability?',
    mail: {
      title: 'Write',
      text: 'About a vulnerability in our site or API: {securityEmail}.',
      way: 'Write to {securityEmail}',
    },
    answer: {
      title: 'We answer',
      text: 'Say how to repeat it. We answer within {securityAnswerDaysNumber} working days, and again once it is fixed.',
    },
    rules: {
      title: 'A fair rule',
      text: 'Test only on your own account: open nobody’s data, do not disturb the service, and keep it to yourself until it is fixed. Then we have no claim against you.',
    },
  },
  near: { title: 'More on this' },
} as const satisfies DeepStrings<typeof uz>
