import type { DeepStrings } from '../../../shape.ts'
import type uz from '../../../uz/info/faq/money.ts'

/** What is paid, collected and paid back. */
export default {
  price: {
    title: 'Price and payment',
    howMuch: {
      title: 'What is the price made of?',
      text: 'Distance, weight and size, door or point, speed and extra services. The cheapest is inside a region, point to point: {priceFrom}. Every line is shown below the price.',
      way: 'Calculate a price',
    },
    volume: {
      title: 'Why does a light box count as heavy?',
      text: 'The larger of two weights counts: the one on the scales or the volume weight. For the volume weight, multiply the three sides in centimetres and divide by {volumeDivisor}.',
      way: 'What does my box count as?',
    },
    reweigh: {
      title: 'What if it is measured again and costs more?',
      text: 'The link in the SMS shows a photo of the measuring and the new price, and you have {reweighHours} to answer. Without your yes, it travels at the agreed price. If it costs less, the difference is on your balance at once.',
      way: 'Measure it beforehand',
    },
    howToPay: {
      title: 'How can I pay?',
      text: 'By card, Payme, Click, from your balance, in cash, or the receiver pays. The basket shows what works now. An unpaid parcel waits there for {basketDays}.',
      way: 'Open the basket',
    },
    receiverPays: {
      title: 'Can the receiver pay for delivery?',
      text: 'Yes, choose it as the way to pay. An operator calls to confirm: within {confirmationMinutes} between {opens} and {closes}, otherwise in the morning. If the receiver does not pay, the sender does.',
      way: 'Send a parcel',
    },
    cancel: {
      title: 'If I cancel, do I get my money back?',
      text: 'While you still have the parcel, you can cancel it yourself and get everything back: on your balance at once, or on your card through the payment system within a few days. Once we have it, it cannot be cancelled.',
      way: 'My orders',
    },
    topUp: {
      title: 'How do I top up my balance?',
      text: 'Transfer the money by bank and upload a photo of the receipt. A cashier checks it, and the money is on your balance, usually within hours. We text you the outcome.',
      way: 'Top up',
    },
    firstFree: {
      title: 'Is the first parcel really free?',
      text: 'Yes: we pay {priceFrom} of a new customer’s first parcel, which is what a small box inside a region costs. If yours costs more, you pay the difference. The offer does not expire. Discounts are not combined: the better one counts.',
      way: 'Sign up',
    },
    debt: {
      title: 'Why do I owe something?',
      text: 'A parcel came back, a receiver did not pay for delivery, or you agreed to a higher price. Debts are paid from top-ups and money for goods, the oldest first. If you dispute one, nothing is withheld until it is decided. While you owe a lot, you can send only prepaid parcels.',
      way: 'What I owe',
    },
  },
  cod: {
    title: 'Cash on delivery',
    whatIsCod: {
      title: 'What is cash on delivery?',
      text: 'The receiver pays for the goods when they take the parcel, and we pass the money on to you. It costs {priceCod} and is included in a Pro contract. Lockers take no money: choose a door or a point.',
      way: 'Send a parcel',
    },
    codWhen: {
      title: 'When does the money for goods arrive?',
      text: 'It leaves within {codHours} of the receiver’s payment: to the balance automatically, to a bank in one transfer each working day. The page shows the hour for every parcel.',
      way: 'Money for goods',
    },
    codWhere: {
      title: 'Where does the money go?',
      text: 'You choose: to your balance or to a bank account. Inside a region a courier can bring cash; tick that in the order. From the balance you can pay for new parcels.',
      way: 'Choose an account',
    },
    codRefused: {
      title: 'What if the receiver does not pay?',
      text: 'Without the money the parcel is not handed over. It comes back, and the return costs you half the transport price. If the receiver was to pay for delivery, you pay that too.',
      way: 'Prices',
    },
    codByLink: {
      title: 'Can I pay by card at the door?',
      text: 'Yes, by a Payme or Click link. Once it is paid, the courier asks for no cash. Never transfer money to a courier’s own card.',
      way: 'How to spot a fake link',
    },
    codInspect: {
      title: 'Can the receiver look first, then pay?',
      text: 'Yes, tick “Inspect before paying”: the receiver opens the parcel in front of the courier and pays afterwards.',
      way: 'Send a parcel',
    },
    codLess: {
      title: 'Why did less arrive than I expected?',
      text: 'If you owe something, that is paid first, as a line of its own in the register. The fee for cash on delivery is not taken from the money for goods: it is part of the delivery price.',
      way: 'What I owe',
    },
    newAccount: {
      title: 'What if I change my bank account?',
      text: 'You confirm with a code from an SMS, and the new account starts working after {payoutWaitHours}. Until then money goes where it went before, and you can cancel the change: a thief is too late.',
      way: 'Choose an account',
    },
  },
  cover: {
    title: 'Cover and claims',
    isCovered: {
      title: 'Is my parcel covered?',
      text: 'Every parcel is, free of charge, up to {freeCover}. For something worth more, choose cover up to {topCover} when you send it.',
      way: 'About cover',
    },
    coverPrice: {
      title: 'What does cover cost?',
      text: 'It depends on the value: from {cheapestCover} to {dearestCover}.',
      way: 'Work it out',
    },
    lost: {
      title: 'The parcel is lost. What do I do?',
      text: 'Once {lostAfterDays} have passed since we took it, report a problem on the order page. If it is lost, you get the delivery price back on top of the compensation.',
      way: 'Open a claim',
    },
    damaged: {
      title: 'The parcel arrived damaged',
      text: 'Keep the box and the packing, and photograph them from all sides. The sender opens a claim on the order page and adds the photos.',
      way: 'Open a claim',
    },
    howMuchPaid: {
      title: 'How much is compensated?',
      text: 'The smallest of these: the value, the cover that was chosen, and {neverCoveredAbove}. If no value was declared, we ask for a receipt or another document.',
      way: 'How it is worked out',
    },
    notPaid: {
      title: 'What is not compensated?',
      text: 'Prohibited items, poor packing, and damage that left no trace. Lateness alone is not paid for either.',
      way: 'The whole list',
    },
    rejected: {
      title: 'What if a claim is rejected?',
      text: 'The reason is on the order page; an SMS brings the link. If you disagree, write to us with more photos or documents.',
      way: 'Write to us',
    },
  },
} as const satisfies DeepStrings<typeof uz>
