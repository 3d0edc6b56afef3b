import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/business.ts'

export default {
  lead: {
    title: 'You sell, we carry',
    text: 'From one order to hundreds: we collect, deliver, take the money for your goods and send it to you within {codHours}. You need no contract to begin.',
    drawn:
      'Boxes leave the counter of a shop for the receiver’s door; on the road below, money comes back to the shop',
    ways: { contact: 'Talk to a manager', start: 'Sign up' },
  },
  plans: {
    title: 'Three plans',
    text: 'The same delivery, paid for in three ways. The large figure is the lowest price of one parcel.',
    starter: {
      title: 'Starter',
      text: {
        p1: 'You pay for each parcel.',
        li1: 'No contract, start today',
        li2: 'Each door {priceDoorNear} or {priceDoorFar}',
        li3: 'Cash on delivery {priceCod}',
      },
      way: 'Sign up',
    },
    flexible: {
      title: 'Flexible',
      text: {
        p1: 'You buy a package in advance, and each parcel costs less.',
        li1: 'Delivery to the door is in the price',
        li2: 'Up to {packageWeight}, each side up to {packageSide}, the three together under {packageSides}',
        li3: 'Cash on delivery {priceCod}; to the farthest belt {packageFarExtra} more',
      },
      way: 'See the packages',
    },
    pro: {
      title: 'Pro',
      text: {
        p1: 'By contract: one price, wherever it goes.',
        li1: 'Door to door, all over Uzbekistan',
        li2: 'Cash on delivery is in the price',
        li3: 'Every {proWeight} counts as one parcel',
      },
      way: 'Ask for a contract',
    },
  },
  month: {
    title: 'Which is cheapest for you?',
    text: 'Choose how many parcels you send a month and see the three plans side by side.',
  },
  live: {
    ask: 'How many parcels a month?',
    starter: 'Starter',
    flexible: 'Flexible',
    pro: 'Pro',
    cheapest: 'cheapest',
    shop: 'An example: parcels of {weight}, {distance, select, local {inside one region} belt1 {to regions nearby} other {to regions far away}}, to the receiver’s door, cash on delivery for {percent}%, the courier comes {visits} {visitsCount, plural, one {time} other {times}} a month.',
    own: 'Work it out with your own numbers',
  },
  packages: {
    title: 'Packages',
    text: 'Bought from your balance, valid for {packageDays}. Express, and anything that does not fit a package, goes at the general prices.',
    head: { shipments: 'Parcels', price: 'Package', each: 'Each' },
  },
  daily: {
    title: 'Every day',
    text: 'All of this works today.',
    collection: {
      title: 'Collection',
      text: 'The courier takes all your parcels in one visit, free of charge if there are {collectionFreeFrom} or more. It cannot be ordered on the site yet: you arrange the day with your manager by phone.',
    },
    cod: {
      title: 'Cash on delivery',
      text: 'Buyers pay in cash or by a Payme or Click link. We send the money on within {codHours}, and every parcel has its own line in the register.',
    },
    inspect: {
      title: 'Inspect before paying',
      text: 'The buyer opens the box in front of the courier before paying. Good for clothes and shoes, and costs nothing extra.',
    },
    labels: {
      title: 'Labels',
      text: 'Print them from a PDF. No printer? Writing the tracking code on the box will do.',
    },
    addresses: {
      title: 'Addresses and repeat orders',
      text: 'Your regular addresses are saved, and an earlier order is repeated with one click.',
    },
    books: {
      title: 'Books',
      text: 'Everything that comes in and goes out on your balance, as PDF, Excel or CSV. Your accountant will be pleased.',
    },
  },
  money: {
    title: 'How the money comes back',
    door: {
      title: 'The buyer pays',
      text: 'In cash or by a link. The clock starts now.',
    },
    desk: {
      title: 'The cash desk counts',
      text: 'The courier names the sum, a cashier counts it: two people confirm.',
    },
    out: {
      title: 'It leaves for you',
      text: 'To your balance automatically, to your bank account with a register. If the courier hands the cash in late, you still do not wait.',
    },
    cash: {
      title: 'Or in cash',
      text: 'Inside one region, the courier brings the money to your shop.',
    },
  },
  connect: {
    title: 'Connections: what works, what is coming',
    text: 'We call nothing ready that is not.',
    pay: {
      title: 'Payme and Click',
      text: 'You pay in the basket, the buyer at the door.',
      says: 'Works',
    },
    label: {
      title: 'Labels and registers',
      text: 'Labels as PDF, reports as Excel and CSV.',
      says: 'Works',
    },
    api: {
      title: 'API',
      text: 'Calls for prices, orders and tracking work, and their documentation is open.',
      says: 'Works in part',
      instead: 'There are no permanent keys for shops yet: for now, you sign in with your account.',
    },
    sheet: {
      title: 'Upload from Excel and CSV',
      text: 'A list of orders in one file, with mistakes put right in their rows.',
      says: 'Works',
    },
    hook: {
      title: 'Webhooks',
      text: 'A message to your shop when a parcel’s status changes.',
      says: 'In progress',
      instead: 'For now, notifications come by SMS, Telegram or e-mail.',
    },
    plug: {
      title: 'Shop platforms and CRMs',
      text: 'Ready-made plugins.',
      says: 'In progress',
      instead: 'Tell us which one you need: what is asked for most comes first.',
      way: 'List of integrations',
    },
  },
  manager: {
    title: 'A manager of your own',
    text: {
      p1: 'A shop with a contract has one manager, so you never have to explain things from scratch.',
      li1: 'Works out which plan is cheapest for your volume',
      li2: 'Agrees with you on the days the courier comes',
      li3: 'Quotes a price for anything over {doorWeight}',
    },
  },
  contact: {
    title: 'Let us call you',
    text: 'Leave your phone number and a manager will call between {opens} and {closes}. In a hurry? {phone}.',
    fields: {
      name: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      email: 'E-mail',
      company: 'Company or shop',
      website: 'Website or page',
    },
    hints: { website: 'A page on Instagram or Telegram is fine too.' },
    button: 'Call me',
    done: {
      title: 'We have your number',
      text: 'A manager will call between {opens} and {closes}. Rather not wait? Call us: {phone}.',
    },
  },
  ask: {
    title: 'Questions',
    contract: {
      title: 'Can I work without a contract?',
      text: 'Yes. For Starter and Flexible, signing up is enough. Only Pro needs a contract.',
    },
    left: {
      title: 'What if I do not use up a package?',
      text: 'A package is valid for {packageDays}; whatever is left after that is lost. So try a small one first.',
    },
    refused: {
      title: 'What if the buyer refuses?',
      text: 'The parcel comes back to you, and the return costs half the transport price. If the buyer was to pay for delivery, you pay that too.',
    },
    start: {
      title: 'Where do I begin?',
      text: 'Choose a business account when you sign up and send your first parcel. For a new customer it is free: a small box, inside one region, point to point.',
    },
  },
  near: { title: 'Read on' },
} as const satisfies DeepStrings<typeof uz>
