import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/pages.ts'

export default {
  home: {
    title: 'Parcel on the move, mind at rest',
    lead: 'Across Uzbekistan: express in 24\u00A0hours, standard in 2\u2060–\u20603\u00A0days. You know the price beforehand and see every step of the way.',
  },
  sendParcel: {
    title: 'Send a parcel',
    lead: 'Tell us where from, where to and what: the price appears at once.',
  },
  orderSecondStep: {
    title: 'Parcel and delivery',
    lead: 'Choose the size and the way it travels. What you have typed is kept.',
  },
  calculator: {
    title: 'Calculate the price',
    lead: 'Choose the cities and the size: the price and the delivery day appear at once.',
  },
  track: {
    title: 'Where is your parcel?',
    lead: 'Enter the code that starts with TB and see where your parcel is now.',
  },
  trackLight: {
    title: 'The way of your parcel',
    lead: 'What is behind it and what lies ahead, on one page.',
  },
  orderList: {
    title: 'My orders',
    lead: 'All your shipments: which are on the way and which have arrived.',
  },
  orderDetail: {
    title: 'Order',
    lead: 'The state, the price and the way of your order on one page.',
  },
  profile: {
    title: 'My profile',
    lead: 'Your name, address and notification settings.',
  },
  balance: {
    title: 'Balance',
    lead: 'Your money, top-ups and everything that came in or went out.',
  },
  cod: {
    title: 'Money for goods',
    lead: 'What receivers have paid: when it was collected, where it is and when it reaches you.',
  },
  bulkUpload: {
    title: 'Upload from Excel',
    lead: 'Upload your orders as an Excel or CSV file. If there is a mistake, we show where.',
  },
  pricing: {
    title: 'Pricing',
    lead: 'What the price is made of and which plan suits you.',
  },
  login: {
    title: 'Sign in',
    lead: 'Enter your phone number and we will text you a code.',
  },
  signUp: {
    title: 'Sign up',
    lead: 'A phone number and a name are enough. It takes a minute.',
  },
  about: {
    title: 'About us',
    lead: 'TezBox is a team that carries parcels across Uzbekistan, calmly and exactly.',
  },
  contact: {
    title: 'Contact us',
    lead: 'Do you have a question? Call or write, and we will answer.',
  },
  press: {
    title: 'Press',
    lead: 'Facts, the logo and contacts for journalists.',
  },
  security: {
    title: 'Security',
    lead: 'We never ask for an SMS code or card details. Here is how to tell a fake message.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'Which of your data we take, why, and how long we keep it.',
  },
  careers: {
    title: 'Careers',
    lead: 'Join the team: whom we are looking for and how to apply.',
  },
  careerDetails: {
    title: 'Vacancy',
    lead: 'What you will do, what you need to know and how to apply.',
  },
  blog: {
    title: 'Blog',
    lead: 'Useful reading about sending, packing and selling online.',
  },
  blogPost: {
    title: 'Article',
    lead: 'An article from the TezBox blog.',
  },
  token: {
    title: 'Short link',
    lead: 'A link sent by SMS or Telegram.',
  },
  promoFriends: {
    title: 'Friends promotion',
    lead: 'When your friend sends 10 parcels within 60 days, you both get a reward.',
  },
  referral: {
    title: 'Invite a friend',
    lead: 'Share your link and see who has joined and how much you have earned.',
  },
  partnerProgram: {
    title: 'Partner programme',
    lead: 'Open a pickup point in your shop or bring customers: let us work together.',
  },
  comparison: {
    title: 'Ways to send, compared',
    lead: 'The post, a bus driver, a taxi, a city courier and us, side by side: which is better when.',
  },
  integrations: {
    title: 'Integrations',
    lead: 'Connect your online shop, payment system and CRM to TezBox.',
  },
  integration: {
    title: 'Integration',
    lead: 'What it gives you and how to connect it.',
  },
  servicesNearYou: {
    title: 'Points near you',
    lead: 'Find the nearest pickup point or locker on the map: address, opening hours and the way there.',
  },
  agents: {
    title: 'Partner points',
    lead: 'Shops that take in and hand out parcels.',
  },
  agentDetail: {
    title: 'Pickup point',
    lead: 'The address, the opening hours and how to get there.',
  },
  lastMap: {
    title: 'Map of points',
    lead: 'All pickup points and lockers on one map.',
  },
  ourServices: {
    title: 'Our services',
    lead: 'Door to door or point to point: choose what suits you.',
  },
  app: {
    title: 'Mobile app',
    lead: 'Send, follow and pay, all from your phone.',
  },
  driverApp: {
    title: 'App for couriers',
    lead: 'Orders, the route and earnings in one app. It works without a connection too.',
  },
  driverAppDownload: {
    title: 'Download the courier app',
    lead: 'Install the app and deliver your first parcel.',
  },
  whatCanYouSend: {
    title: 'What you can send',
    lead: 'Clothes, documents, gifts, electronics: what we accept and how to pack it.',
  },
  prohibitedItems: {
    title: 'Prohibited items',
    lead: 'What cannot be sent: 14 rules in plain words.',
  },
  notCompensated: {
    title: 'What is not compensated',
    lead: 'For which things we do not pay, and why.',
  },
  covered: {
    title: 'Cover and compensation',
    lead: 'How much comes back if a parcel is lost or damaged, what cover costs and how to open a claim.',
  },
  howToWeigh: {
    title: 'How to weigh and measure a parcel',
    lead: 'How to judge the weight and the size even without scales at home.',
  },
  courierService: {
    title: 'Courier service',
    lead: 'A courier collects the parcel from you and brings it to the receiver’s door.',
  },
  faq: {
    title: 'Questions and answers',
    lead: 'Sending, prices, cash on delivery, receiving, tracking, cover and your account. Search in any script.',
  },
  business: {
    title: 'For business',
    lead: 'For online shops: bulk upload, ready integrations, cash on delivery and a manager of your own.',
  },
  freeParcel: {
    title: 'First parcel free',
    lead: 'Sign up and we will deliver your first parcel free of charge.',
  },
  freeParcelSignUp: {
    title: 'Get your free parcel',
    lead: 'Leave your details and the free parcel will appear in your profile.',
  },
  sendFree: {
    title: 'Try it free',
    lead: 'For online shops: try our delivery free of charge.',
  },
  sendFreeSignUp: {
    title: 'Ask for a free trial',
    lead: 'Leave your details and our manager will call you.',
  },
  badge: {
    title: 'Is this our courier?',
    lead: 'Check the courier at your door by badge and word of the day.',
  },
  feedback: {
    title: 'Rate the courier',
    lead: 'Give stars and write a few words.',
  },
  personalLink: {
    title: 'Send by personal link',
    lead: 'The receiver’s address is filled in; only the parcel is left to choose.',
  },
  receiverUpdate: {
    title: 'Where shall we bring your parcel?',
    lead: 'Choose a day or a place that suits you for the parcel on its way.',
  },
  referralCapture: {
    title: 'Invitation',
    lead: 'A friend has invited you to TezBox.',
  },
  basket: {
    title: 'Basket',
    lead: 'Orders waiting for payment. We keep them for 7 days.',
  },
  orderThanks: {
    title: 'Thank you, we have your order',
    lead: 'Here are your order number and the next steps.',
  },
  reweigh: {
    title: 'The parcel was measured again',
    lead: 'Do you agree to the new price?',
  },
  payLink: {
    title: 'Payment link',
    lead: 'Pay for a parcel that somebody else is sending.',
  },
  desk: {
    title: 'Desk',
    lead: 'Where the people of TezBox work.',
  },
  deskConfirmations: {
    title: 'Confirmation queue',
    lead: 'Orders to be confirmed by a call within the hour.',
  },
  deskTopUps: {
    title: 'Top-ups',
    lead: 'Look at the receipt, approve the money or reject it with a reason.',
  },
  deskApprovals: {
    title: 'Approvals',
    lead: 'What takes two people: look at the request, approve it or say why not.',
  },
  deskDebts: {
    title: 'Debts',
    lead: 'Who owes for which parcels, and since when.',
  },
  deskClaims: {
    title: 'Claims',
    lead: 'Look at the photos and the history, compensate or say why not.',
  },
  deskPayments: {
    title: 'Payments',
    lead: 'Find a payment, send money back, compare with the providers.',
  },
  deskCod: {
    title: 'Money for goods',
    lead: 'Payouts to senders, lists for the bank and cash that is handed in.',
  },
  deskCash: {
    title: 'Cash desk',
    lead: 'Cash: filling, banking, closing the day, and who holds how much.',
  },
  deskOrders: {
    title: 'Orders',
    lead: 'Every order: search by code, phone or name.',
  },
  deskOrder: {
    title: 'Order',
    lead: 'One order: events, money and actions.',
  },
  deskNewOrder: {
    title: 'New order',
    lead: 'Write down an order for a customer who called.',
  },
  deskStaff: {
    title: 'Staff',
    lead: 'Who works here, in which role, and when they were last seen.',
  },
  deskKeys: {
    title: 'My sign-in keys',
    lead: 'Sign in with a fingerprint or your face, without typing a code.',
  },
  deskTariffs: {
    title: 'Tariffs',
    lead: 'Versions of the prices: in force, planned and past.',
  },
  deskTariff: {
    title: 'Tariff',
    lead: 'Every number of one version and what it does to prices.',
  },
  deskAudit: {
    title: 'Action log',
    lead: 'Who changed what, and when. Entries are never removed.',
  },
  gallery: {
    title: 'Gallery of parts',
    lead: 'Every part of the site in all its states, by day and by night.',
  },
  devInbox: {
    title: 'Development inbox',
    lead: 'Messages and codes that would have been sent: only on a demo server.',
  },
  notFound: {
    title: 'This page could not be found',
    lead: 'The address has a mistake in it, or the page has moved.',
  },
} as const satisfies DeepStrings<typeof uz>
