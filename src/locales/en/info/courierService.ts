import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/courierService.ts'

export default {
  lead: {
    title: 'A courier at your door',
    text: 'You close the box. A courier collects it, takes it across town and puts it into the receiver’s hands.',
    drawn: 'A courier on a scooter, a large bag behind, rides up to an arched door',
    ways: { send: 'Call a courier', price: 'See the price' },
  },
  day: {
    title: 'One day in town',
    text: 'What happens at what hour, and when it is best to order.',
    drawn:
      'A town from dawn to night: houses, a shop, the dome of a bazaar, doors. The sun travels above them, and noon is marked by a saffron star',
    morning: {
      when: '{opens}',
      title: 'Operators at work',
      text: 'Ordered at night and paying in cash? We call you by {nightCallBy}.',
    },
    first: {
      when: '{window1}',
      title: 'The morning window',
      text: 'In your order you choose the hours that suit the receiver. These are the first.',
    },
    noon: {
      when: '{cutOff}',
      title: 'Express cut-off',
      text: 'Inside Tashkent, express ordered earlier may arrive today.',
    },
    afternoon: {
      when: '{windowAfternoon}',
      title: 'The afternoon windows',
      text: 'A courier never carries more than {courierParcels} parcels at a time.',
    },
    evening: {
      when: '{window4}',
      title: 'The evening window',
      text: 'For those who come home late from work.',
    },
    night: {
      when: '{closes}',
      title: 'The phones rest',
      text: 'Ordering and tracking carry on through the night.',
    },
  },
  today: {
    title: 'If it has to be today',
    label: 'Express cut-off inside Tashkent',
    text: 'Order before then and the parcel may arrive today, or on the next working day at the latest. Inside other towns, express takes {expressHours}.',
  },
  how: {
    title: 'How it goes',
    call: {
      title: 'You order',
      text: 'Two addresses and a box, and you see the price at once.',
    },
    confirm: {
      title: 'The order is confirmed',
      text: 'Paid online: at once. In cash: an operator calls within {confirmationMinutes} during the day.',
    },
    take: {
      title: 'The courier takes it',
      text: 'The handover is recorded. From that minute we are responsible for the parcel.',
    },
    hand: {
      title: 'Hand to hand',
      text: 'The receiver gives the code. Without one, they sign and show an identity document.',
    },
  },
  brings: {
    title: 'What the courier brings',
    badge: {
      title: 'A badge',
      text: 'Scan its QR code and a photo appears. Ask the courier for the word of the day and type it in: we tell you whether it is right.',
    },
    phone: {
      title: 'A phone',
      text: 'With it the courier tells the operator at once what was taken and handed over. No cash? Ask for a link and pay by Payme or Click.',
    },
    card: {
      title: 'A call card',
      text: 'Left at the door when nobody is home. With its number, the receiver chooses another day.',
    },
    cash: {
      title: 'Your cash',
      text: 'Inside one region, the courier brings you the money for your goods. You give the secret number from your order and get the cash.',
    },
  },
  ready: {
    title: 'What we need from you',
    box: 'A closed box: couriers do not pack.',
    label: 'A printed label. No printer? Write the tracking code on the box.',
    sum: 'If you pay in cash, the exact amount: the courier may have no change.',
    phone: 'A phone that is on: a courier who cannot find the address will call you.',
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
      text: 'With a point at the other end, this is added to the point-to-point price.',
    },
  },
  money: {
    title: 'Money at the door',
    sender: {
      title: 'When you pay',
      text: 'You pay cash for delivery when the courier takes the box. Already paid online? Then you give the courier nothing.',
    },
    receiver: {
      title: 'When the receiver pays',
      text: 'They pay for delivery and goods when they take the box, in cash or by a link.',
    },
    goods: {
      title: 'Money for goods',
      text: 'We collect it from the receiver and send it to your balance or bank account within {codHours}.',
    },
    exact: {
      title: 'If you are asked for more',
      text: 'The amount is in the order. If anyone asks for more, do not pay it, and call us: {phone}.',
    },
  },
  nobody: {
    title: 'When nobody is home',
    text: {
      p1: 'A courier comes up to {attempts} times. After the first miss, the receiver decides what happens next:',
      li1: 'another day: within {redeliverDays}, at the same hours;',
      li2: 'a point nearby, where the parcel is kept for {storageDays};',
      li3: 'a neighbour or a safe place, when there is nothing to pay.',
      p2: 'When the attempts are used up, the parcel goes back to its sender. The return costs half the transport price.',
    },
  },
  ask: {
    title: 'Questions',
    late: {
      title: 'What if the courier does not come?',
      text: 'If a courier accepts an order and does not come within {acceptHours}, it goes back to the others. Call us and you need not wait that long: {phone}.',
    },
    window: {
      title: 'Can I change the window later?',
      text: 'No, it stays as ordered. The courier tries to come within it, but we do not promise the minute.',
    },
    instead: {
      title: 'Can somebody else take the parcel?',
      text: 'Yes. The receiver opens the link in the SMS and enters who will take it for them.',
    },
    heavy: {
      title: 'Do you take heavy things?',
      text: 'Up to {doorWeight}, and up to {doorSide} long. Over {callFirstSide}, we call first to arrange it.',
    },
  },
  next: {
    title: 'Is the box ready?',
    text: 'Across town, door to door, from {priceDoorDoor}.',
    ways: { send: 'Call a courier', price: 'See the price' },
  },
  near: { title: 'To read while you wait' },
} as const satisfies DeepStrings<typeof uz>
