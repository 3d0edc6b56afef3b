import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/pages.ts'

export default {
  home: {
    title: 'Parcel on the move, mind at rest',
    lead: 'All over Uzbekistan: you know the price in advance and see the way from start to end.',
  },
  sendParcel: {
    title: 'Send a parcel',
    lead: 'Tell us where from, where to and what: you see the price right away.',
  },
  orderSecondStep: {
    title: 'Parcel and delivery',
    lead: 'Choose the size and how it travels. What you have entered is saved.',
  },
  calculator: {
    title: 'Calculate the price',
    lead: 'Choose the cities and the size: you see the price and the delivery day right away.',
  },
  track: {
    title: 'Where is your parcel?',
    lead: 'Enter the code that starts with TB and see where your parcel is now.',
  },
  trackLight: {
    title: 'Parcel journey',
    lead: 'Where it has been and where it goes next, on one page.',
  },
  orderList: {
    title: 'My orders',
    lead: 'All your parcels: which are on the way and which have arrived.',
  },
  orderDetail: {
    title: 'Order',
    lead: 'Status, price and journey of your order on one page.',
  },
  profile: {
    title: 'My profile',
    lead: 'Your name, address and notification settings.',
  },
  balance: {
    title: 'Balance',
    lead: 'Your money, top-ups and every payment in or out.',
  },
  cod: {
    title: 'Money for goods',
    lead: 'What receivers have paid: when it was collected, where it is now and when it reaches you.',
  },
  bulkUpload: {
    title: 'Upload from Excel',
    lead: 'Dozens or thousands of parcels from one file: we find the slips, suggest what was meant, and hand you the labels.',
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
    lead: 'TezBox is a team that delivers parcels across Uzbekistan reliably and on time.',
  },
  contact: {
    title: 'Contact us',
    lead: 'Got a question? Call or write, and we’ll answer.',
  },
  press: {
    title: 'Press',
    lead: 'Facts, the logo and contacts for journalists.',
  },
  security: {
    title: 'Security',
    lead: 'We never ask for an SMS code or card details. Here is how to spot a fake message.',
  },
  offer: {
    title: 'Public offer',
    lead: 'The contract for carrying parcels: price, liability, claims, storage and return, with all its versions.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What data we collect, why, and how long we keep it.',
  },
  careers: {
    title: 'Careers',
    lead: 'Join the team: who we are looking for and how to apply.',
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
    lead: 'Invite a friend: once they have sent parcels, both of you get a reward on the balance.',
  },
  referral: {
    title: 'Invite a friend',
    lead: 'Share your link and see who has joined and how much you have earned.',
  },
  becomeAgent: {
    title: 'Become an agent',
    lead: 'A point in your shop: what it takes, what the work is, and the way from the application to the opening.',
  },
  partner: {
    title: 'Partner page',
    lead: 'Your code, the parcels of your customers and the monthly statements.',
  },
  partnerProgram: {
    title: 'Partner programme',
    lead: 'Open a point, invite people you know or bring customers by a code: terms, calculator and application.',
  },
  comparison: {
    title: 'Ways to send, compared',
    lead: 'The post, a bus driver, a taxi, a city courier and us, side by side: which suits what.',
  },
  integrations: {
    title: 'Integrations',
    lead: 'Shops, CRM, payment and maps: what works today, and what is in progress.',
  },
  integration: {
    title: 'Integration',
    lead: 'What this connection does, and how much of it works today.',
  },
  servicesNearYou: {
    title: 'Points near you',
    lead: 'Find the nearest pickup point or locker on the map: address, opening hours and directions.',
  },
  agents: {
    title: 'Partner points',
    lead: 'Shops that accept and hand out parcels.',
  },
  agentsRegion: {
    title: 'Points of a region',
    lead: 'All points of one region by district: addresses and opening hours.',
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
    lead: 'Four ways to send, two speeds and the extras: what each costs, how long it takes, what it cannot carry.',
  },
  app: {
    title: 'Mobile app',
    lead: 'Add the site to your home screen and it opens like an app. Step by step for Android and iPhone.',
  },
  driverApp: {
    title: 'App for couriers',
    lead: 'The app is still being made: how couriers work today, and what it will change.',
  },
  driverAppDownload: {
    title: 'Installing the courier app',
    lead: 'What is ready, how it will be installed and what will work without a signal.',
  },
  whatCanYouSend: {
    title: 'What you can send',
    lead: 'Clothes, books, a phone, dishes, honey: type its name and see at once whether it can go and how to pack it.',
  },
  prohibitedItems: {
    title: 'Prohibited items',
    lead: '{prohibitedRules} rules with examples and what to do instead. Type an item and check it.',
  },
  notCompensated: {
    title: 'What is not compensated',
    lead: 'When we do not pay for a parcel, and how to avoid that: in plain words, in advance.',
  },
  covered: {
    title: 'Cover and compensation',
    lead: 'How much you get back if a parcel is lost or damaged, what cover costs and how to open a claim.',
  },
  howToWeigh: {
    title: 'How to weigh and measure a parcel',
    lead: 'How to estimate the weight and size even without scales at home.',
  },
  courierService: {
    title: 'Courier service',
    lead: 'A courier collects the parcel from you and hands it to the receiver: what happens at what hour, what the courier brings, how money changes hands.',
  },
  faq: {
    title: 'Questions and answers',
    lead: 'Sending, prices, cash on delivery, receiving, tracking, cover and your account. Search in any script.',
  },
  business: {
    title: 'For business',
    lead: 'For shops: plans that suit your volume, collection, cash on delivery and a manager of your own.',
  },
  freeParcel: {
    title: 'First parcel free',
    lead: 'The first parcel of a new account is free: within a region, small box, point to point. From a dearer one {priceFrom} comes off.',
  },
  freeParcelSignUp: {
    title: 'Get your free parcel',
    lead: 'Leave your phone: an operator calls and helps you open an account.',
  },
  sendFree: {
    title: 'Try it free',
    lead: 'For shops: send the first parcel free, without a contract or any obligation.',
  },
  sendFreeSignUp: {
    title: 'Ask for a free trial',
    lead: 'Tell us about your shop, a manager calls and arranges the trial.',
  },
  badge: {
    title: 'Is this our courier?',
    lead: 'Check the courier at your door by their badge and the word of the day.',
  },
  feedback: {
    title: 'Rate the courier',
    lead: 'Choose your stars and write a few words.',
  },
  personalLink: {
    title: 'Send by personal link',
    lead: 'The receiver’s address is already filled in; just choose the parcel.',
  },
  receiverUpdate: {
    title: 'Where should we bring your parcel?',
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
    title: 'Your parcel was measured again',
    lead: 'Do you agree to the new price?',
  },
  payLink: {
    title: 'Payment link',
    lead: 'Pay for a parcel that someone else is sending.',
  },
  desk: {
    title: 'Queue',
    lead: 'What waits, the most urgent first.',
  },
  deskConfirmations: {
    title: 'Confirmation queue',
    lead: 'Orders waiting for a confirmation call: within an hour by day, by 09:00 for orders placed at night.',
  },
  deskTopUps: {
    title: 'Top-ups',
    lead: 'Look at the receipt, then approve the money or reject it with a reason.',
  },
  deskCounter: {
    title: 'Counter',
    lead: 'Taking in and handing out parcels: scan or type.',
  },
  deskApprovals: {
    title: 'Approvals',
    lead: 'Requests that need two people: look, then approve or reject with a reason.',
  },
  deskDebts: {
    title: 'Debts',
    lead: 'Who owes for which parcels, and since when.',
  },
  deskIncidents: {
    title: 'Incidents',
    lead: 'Reports from couriers and points that do not fit: look into them and decide.',
  },
  deskReferrals: {
    title: 'Invitations',
    lead: 'Who invited whom, what is left, and what raises doubts.',
  },
  deskClaims: {
    title: 'Claims',
    lead: 'Look at the photos and the history, then compensate or reject with a reason.',
  },
  deskPayments: {
    title: 'Payments',
    lead: 'Find a payment, send money back, compare with the providers.',
  },
  deskCod: {
    title: 'Money for goods',
    lead: 'Payouts to senders, lists for the bank and cash handed in.',
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
    lead: 'Take an order for a customer who called.',
  },
  deskPeople: {
    title: 'Customers',
    lead: 'Who they are, their parcels, money and notes of colleagues at one look.',
  },
  deskCouriers: {
    title: 'Couriers',
    lead: 'Who works, their load and cash, and who needs attention.',
  },
  deskStaff: {
    title: 'Staff',
    lead: 'Who works here, in which role, and when they were last seen.',
  },
  deskKeys: {
    title: 'My sign-in keys',
    lead: 'Sign in with a fingerprint or your face, without typing a code.',
  },
  deskSmsTexts: {
    title: 'SMS texts',
    lead: 'The texts the gateway approves, in both scripts and all languages.',
  },
  deskInbox: {
    title: 'Messages',
    lead: 'Call back those who wrote from the site, and note what was done.',
  },
  deskPromotions: {
    title: 'Promotions',
    lead: 'What is promised to whom, what it costs and what it brings.',
  },
  deskPartners: {
    title: 'Partners',
    lead: 'Codes, the parcels they brought, and monthly statements.',
  },
  deskBanner: {
    title: 'Notice at the top of the site',
    lead: 'When a road is closed or hours change, tell customers at the top of the site.',
  },
  deskPoints: {
    title: 'Points',
    lead: 'Open, change and close points: address, hours, capacity, photos.',
  },
  deskPoint: {
    title: 'Point',
    lead: 'A point’s address, hours, limits, photos and agents.',
  },
  deskAgentPosts: {
    title: 'Agents and points',
    lead: 'Who works at which point: post, move, take away; the history.',
  },
  deskAgents: {
    title: 'Agents',
    lead: 'Those who want to run a point: from the application to the contract and the opening.',
  },
  deskCollections: {
    title: 'Collections',
    lead: 'Which business customers a courier visits, when, and for how many parcels.',
  },
  deskVisits: {
    title: 'Visits',
    lead: 'How often pages were opened: by day, language and page.',
  },
  deskBlog: {
    title: 'Blog',
    lead: 'Posts: drafts, scheduled ones and those on the site.',
  },
  deskPost: {
    title: 'Post',
    lead: 'Write in four languages, look at it and publish it.',
  },
  deskNotices: {
    title: 'Notices',
    lead: 'What people were sent: by which way, whether it arrived and why not.',
  },
  deskJobs: {
    title: 'Background jobs',
    lead: 'What the product does by itself: what waits, what has stopped and why.',
  },
  deskDistricts: {
    title: 'Closed districts',
    lead: 'Where we do not come for a while: close, change the end, open again.',
  },
  deskHolidays: {
    title: 'Days off',
    lead: 'Days on which the company does not work, and points with hours of their own, by year.',
  },
  deskTariffs: {
    title: 'Tariffs',
    lead: 'Price versions: in force, scheduled and past.',
  },
  deskTariff: {
    title: 'Tariff',
    lead: 'Every figure of one version and what it does to prices.',
  },
  deskVacancies: {
    title: 'Vacancies',
    lead: 'Write job advertisements in every language, open and close them.',
  },
  deskVacancy: {
    title: 'Vacancy',
    lead: 'Its text, its terms and its status on the site.',
  },
  deskApplications: {
    title: 'Applications',
    lead: 'Who wants to work with us: from the call to hiring.',
  },
  deskAudit: {
    title: 'Action log',
    lead: 'Who changed what, and when. Entries are never deleted.',
  },
  gallery: {
    title: 'Gallery of parts',
    lead: 'Every part of the site in all its states, by day and by night.',
  },
  devLocker: {
    title: 'A locker to try',
    lead: 'Doors, a keypad and a scanner that speak as real ones do: only on a demo server.',
  },
  devInbox: {
    title: 'Development inbox',
    lead: 'Messages and codes that would have been sent: only on a demo server.',
  },
  notFound: {
    title: 'This page could not be found',
    lead: 'There may be a mistake in the address, or the page has moved.',
  },
} as const satisfies DeepStrings<typeof uz>
