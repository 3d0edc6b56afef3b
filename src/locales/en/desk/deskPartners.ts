import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/deskPartners.ts'

export default {
  list: 'List of partners',
  add: 'New partner',
  customers: 'customers: {count}',
  closed: 'closed',
  none: 'No partners yet.',
  choose: {
    title: 'Choose a partner',
    text: 'Open one on the left, or add a new one.',
  },
  form: {
    newTitle: 'New partner',
    code: 'Code',
    codeHint: '4 to 16 Latin letters and digits.',
    name: 'Name',
    phone: 'Phone, 9 digits',
    percent: 'Percent of what is paid',
    months: 'For how many months',
    monthsHint: 'From the customer’s sign-up on.',
    open: 'The code brings new customers',
    save: 'Save',
    saved: 'The partner is saved.',
  },
  link: 'Link',
  pay: {
    action: 'Pay',
    title: 'Book a payment to a partner',
    text: '{name}, {month}: {amount}. Pay it through the bank first, then book it here: a month is paid once.',
    paper: 'Number of the payment order',
    paperHint: 'As on the paper of the bank.',
    paperMissing: 'Write the number.',
    yes: 'It is paid',
    no: 'Back',
    done: 'The payment is booked.',
    asked: 'The sum is large: it is booked once a second person agrees.',
  },
} as const satisfies DeepStrings<typeof uz>
