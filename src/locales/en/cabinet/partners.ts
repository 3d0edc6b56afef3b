import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/cabinet/partners.ts'

export default {
  view: {
    thisMonth: 'This month so far',
    soFar: '{percent}% of {paid}. Parcels delivered: {parcels}, customers: {customers}.',
    orders: 'Delivered this month',
    parcel: 'Parcel',
    delivered: 'Delivered',
    customer: 'Customer',
    statements: 'Monthly statements',
    noStatements: 'The first statement comes on the first day of next month.',
    month: 'Month',
    parcels: 'Parcels',
    paid: 'Paid',
    reward: 'For the partner',
    state: 'Status',
    files: 'Document',
    save: 'Statement of {month}, {format}',
    paidBy: '{date}, no. {paper}',
    states: {
      due: 'To be paid',
      waiting: 'Waiting for a second person',
      paid: 'Paid',
      nothing: 'Nothing to pay',
    },
  },
  own: {
    none: 'You are not a partner yet',
    noneText:
      'Partners bring customers and get a percentage of what they pay. If you are one, sign in with the phone number of the contract.',
    join: 'Terms of partnership',
    code: 'Your code:',
    terms:
      'You get {percent}% of what your customers pay, for {months} months from the day each of them signed up.',
    customers: 'Customers who came by the code: {count}',
    link: 'Your link',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'It could not be copied. Press and hold the link to copy it yourself.',
    qr: 'QR code of the link',
    closed: 'The code is closed: it brings nobody new, and those who came still count.',
  },
  sheet: {
    title: 'Statement of a partner',
    partner: 'Partner',
    month: 'Month',
    settled: 'Payment',
    notPaid: 'Not paid yet',
    paidBy: '{date}, payment order no. {paper}',
    date: 'Delivered',
    parcel: 'Parcel',
    customer: 'Customer',
    paid: 'Paid, UZS',
    total: 'Total',
    reward: 'For the partner, {percent}%',
  },
} as const satisfies DeepStrings<typeof uz>
