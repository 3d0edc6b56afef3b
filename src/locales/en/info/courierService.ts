import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/courierService.ts'

export default {
  lead: {
    title: 'A courier at your door',
    text: 'You close the box. The courier comes for it, takes it across town and puts it into the receiver’s hands.',
    drawn: 'A courier on a scooter, a large bag behind, rides up to an arched door',
    ways: { send: 'Call a courier', price: 'See the price' },
  },
  day: {
    title: 'One day in town',
    text: 'What happens at which hour, and when it is best to order.',
    drawn:
      'A town from dawn to night: houses, a shop, the dome of a bazaar, doors. The sun travels above them, and noon is marked by a saffron star',
    morning: {
      when: '{opens}',
      title: 'Operators at work',
      text: 'Ordered at night, to be paid in cash? We call you by {nightCallBy}.',
    },
    first: {
      when: '{window1}',
      title: 'The morning window',
      text: 'You choose in your order when it suits the receiver. This is the first.',
    },
    noon: {
      when: '{cutOff}',
      title: 'The line for express',
      text: 'Inside Tashkent, express ordered before it may arrive today.',
    },
    afternoon: {
      when: '{windowAfternoon}',
      title: 'Two windows by day',
      text: 'A courier never carries more than {courierParcels} parcels at a time.',
    },
    evening: {
      when: '{window4}',
      title: 'The evening window',
      text: 'For those who come home late from work.',
    },
    night: {
      when: '{closes}',
      title: 'The phone rests',
      text: 'Ordering and tracking go on through the night.',
    },
  },
  today: {
    title: 'If it has to be today',
    label: 'The line for express inside Tashkent',
    text: 'Order before it and the parcel may arrive today, on the next working day at the latest. Inside other towns, express takes {expressHours}.',
  },
  how: {
    title: 'How it goes',
    call: {
      title: 'You call',
      text: 'Two addresses and a box, and you see the price at once.',
    },
    confirm: {
      title: 'The order stands',
      text: 'Paid online, at once. In cash, an operator calls within {confirmationMinutes} by day.',
    },
    take: {
      title: 'The courier takes it',
      text: 'The label is scanned. From that minute we answer for the parcel.',
    },
    hand: {
      title: 'Hand to hand',
      text: 'The receiver says the code. Without a code, they sign and show a document.',
    },
  },
  brings: {
    title: 'What the courier brings',
    badge: {
      title: 'A badge',
      text: 'Open its QR code and a photo appears. Ask the courier for the word of the day and type it in: we say whether it is right.',
    },
    phone: {
      title: 'A phone',
      text: 'It scans the label and takes the code or the signature. No cash? The courier gives you a link to pay by Payme or Click.',
    },
    card: {
      title: 'A call card',
      text: 'Left at the door when nobody is home. With the number on it, the receiver chooses another day.',
    },
    cash: {
      title: 'Your cash',
      text: 'Inside one region, the money for your goods comes back to you. You say the secret number from your order, the courier hands it over.',
    },
  },
  ready: {
    title: 'What we need from you',
    box: 'A closed box: the courier does not pack.',
    label: 'A printed label. No printer? Write the tracking code on the box.',
    sum: 'If you pay in cash, the exact sum: the courier may have no change.',
    phone: 'A phone that is on: a courier who cannot find the address will ring you.',
  },
  prices: {
    title: 'What it costs inside Tashkent',
    text: 'Starting prices for a small box. Other towns and sizes are in the <pricing>price list</pricing>.',
    standard: {
      title: 'Door to door, standard',
      text: '{standardTime}. A courier comes at both ends.',
    },
    express: {
      title: 'Door to door, express',
      text: '{expressHours}; ordered before {cutOff}, it may arrive today.',
    },
    leg: {
      title: 'Only one door',
      text: 'With a point at the other end, this is added to the price from point to point.',
    },
  },
  money: {
    title: 'Money at the door',
    sender: {
      title: 'When you pay',
      text: 'You give cash for the delivery when the courier takes the box. Paid online already? Then you give the courier nothing.',
    },
    receiver: {
      title: 'When the receiver pays',
      text: 'Delivery and goods are paid when they take the box: in cash or by a link.',
    },
    goods: {
      title: 'Money for goods',
      text: 'We take it from the receiver and send it to your balance or bank account within {codHours}.',
    },
    exact: {
      title: 'When somebody asks for more',
      text: 'The sum stands in the order. If you are asked for more, do not give it, and call us: {phone}.',
    },
  },
  nobody: {
    title: 'When nobody is home',
    text: {
      p1: 'A courier comes {attempts} times at most. If you miss each other the first time, the receiver decides what comes next:',
      li1: 'another day: within {redeliverDays}, at the same hours;',
      li2: 'a point nearby, where the parcel is kept for {storageDays};',
      li3: 'a neighbour or a safe place, when there is nothing to pay.',
      p2: 'When the attempts are used up, the parcel goes back to its sender. The way back costs half the carriage.',
    },
  },
  ask: {
    title: 'Questions',
    late: {
      title: 'What if the courier does not come?',
      text: 'If a courier takes an order and does not come within {acceptHours}, it goes back to the others. Call us and we will not wait that long: {phone}.',
    },
    window: {
      title: 'Can I change the window later?',
      text: 'No, it stays as it was ordered. The courier tries to come within it; we do not promise the minute.',
    },
    instead: {
      title: 'Can somebody else take the parcel?',
      text: 'Yes. The receiver opens the link from the SMS and writes who will take it for them.',
    },
    heavy: {
      title: 'Do you take heavy things?',
      text: 'Up to {doorWeight}, and up to {doorSide} long. Above {callFirstSide} of length, we call first and agree on it.',
    },
  },
  next: {
    title: 'Is the box ready?',
    text: 'Across town, door to door, from {priceDoorDoor}.',
    ways: { send: 'Call a courier', price: 'See the price' },
  },
  near: { title: 'To read until the courier comes' },
} as const satisfies DeepStrings<typeof uz>
