import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/business.ts'

export default {
  lead: {
    title: 'You sell, we carry',
    text: 'From one order to hundreds: we collect, we deliver, we take the money for your goods and send it to you within {codHours}. To begin, you need no contract.',
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
        li1: 'No contract, begin today',
        li2: 'Each door {priceDoorNear} or {priceDoorFar}',
        li3: 'Cash on delivery {priceCod}',
      },
      way: 'Sign up',
    },
    flexible: {
      title: 'Flexible',
      text: {
        p1: 'You buy a package beforehand, and each parcel costs less.',
        li1: 'Delivery to the door is in the price',
        li2: 'Up to {packageWeight}, a side up to {packageSide}, the sides together under {packageSides}',
        li3: 'Cash on delivery {priceCod}, to the farthest belt {packageFarExtra} more',
      },
      way: 'See the packages',
    },
    pro: {
      title: 'Pro',
      text: {
        p1: 'By contract: wherever it goes, one price.',
        li1: 'Door to door, all over Uzbekistan',
        li2: 'Cash on delivery is in the price',
        li3: 'Each {proWeight} count as one parcel',
      },
      way: 'Ask for a contract',
    },
  },
  month: {
    title: 'Which is the cheapest for you?',
    text: 'Press how many parcels you send a month, and the three plans stand side by side.',
  },
  live: {
    ask: 'How many parcels a month?',
    starter: 'Starter',
    flexible: 'Flexible',
    pro: 'Pro',
    cheapest: 'the cheapest',
    shop: 'An example: parcels of {weight}, {distance, select, local {inside one region} belt1 {to regions nearby} other {to regions far away}}, to the receiver’s door, cash on delivery for {percent}%, the courier comes {visits} {visitsCount, plural, one {time} other {times}} a month.',
    own: 'Count with your own numbers',
  },
  packages: {
    title: 'Packages',
    text: 'Bought from your balance, good for {packageDays}. Express, and what does not fit a package, goes by the general price list.',
    head: { shipments: 'Parcels', price: 'Package', each: 'Each' },
  },
  daily: {
    title: 'Every day',
    text: 'All of this works today.',
    collection: {
      title: 'Collection',
      text: 'The courier takes all your parcels in one visit. If there are {collectionFreeFrom} or more, it is free. For now you agree on the day with your manager by phone.',
    },
    cod: {
      title: 'Cash on delivery',
      text: 'Buyers pay in cash or by a Payme or Click link. The money leaves for you within {codHours}, and every parcel has its own line in the register.',
    },
    inspect: {
      title: 'Inspect before paying',
      text: 'The buyer opens the box in front of the courier. Good for clothes and shoes, and costs nothing extra.',
    },
    labels: {
      title: 'Labels',
      text: 'You print them from a PDF. Without a printer, writing the tracking code on the box will do.',
    },
    addresses: {
      title: 'Addresses and repeat orders',
      text: 'The addresses of your regulars are kept, and an earlier order is repeated with one click.',
    },
    books: {
      title: 'Books',
      text: 'All that comes and goes on your balance, as PDF, Excel or CSV. Your accountant will be pleased.',
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
      text: 'To your balance by itself, to your bank account with a register. If the courier is late at the desk, you still do not wait.',
    },
    cash: {
      title: 'Or in cash',
      text: 'Inside one region, the courier brings the money to your shop.',
    },
  },
  connect: {
    title: 'Connections: what is ready, what is on its way',
    text: 'We do not call ready what is not.',
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
      instead: 'There are no lasting keys for shops yet: for now you sign in with your account.',
    },
    sheet: {
      title: 'Upload from Excel and CSV',
      text: 'A list of orders in one file.',
      says: 'In the making',
      instead: 'For now, the address book and repeat orders help.',
    },
    hook: {
      title: 'Webhooks',
      text: 'A message to your shop when a parcel’s status changes.',
      says: 'In the making',
      instead: 'For now, notices come by SMS, Telegram or e-mail.',
    },
    plug: {
      title: 'Shop platforms and CRMs',
      text: 'Ready plugins.',
      says: 'In the making',
      instead: 'Tell us which one you need: what is asked for most comes first.',
      way: 'List of integrations',
    },
  },
  manager: {
    title: 'A manager of your own',
    text: {
      p1: 'A shop with a contract has one manager, so you never have to explain everything from the beginning.',
      li1: 'Works out which plan is cheapest for your volume',
      li2: 'Agrees with you on the days the courier comes',
      li3: 'Names the price of a load above {doorWeight}',
    },
  },
  contact: {
    title: 'Let us call you',
    text: 'Leave your phone number, and a manager calls between {opens} and {closes}. In a hurry? {phone}.',
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
      title: 'Noted',
      text: 'A manager calls between {opens} and {closes}. Rather not wait? Call us: {phone}.',
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
      text: 'A package holds for {packageDays}, then what is left of it is lost. So try a small one first.',
    },
    refused: {
      title: 'What if the buyer refuses?',
      text: 'The parcel comes back to you, and the way back costs half the carriage. If the buyer was to pay for the delivery, its price becomes yours too.',
    },
    start: {
      title: 'Where do I begin?',
      text: 'Choose a business account when you sign up and send your first parcel. For a new customer it is free: inside one region, a small box, point to point.',
    },
  },
  near: { title: 'What else to read' },
} as const satisfies DeepStrings<typeof uz>
