import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/desk.ts'

export default {
  sections: {
    label: 'Sections',
    more: 'More',
    less: 'Close',
    confirmations: 'Queue',
    topUps: 'Top-ups',
    payments: 'Payments',
    debts: 'Debts',
    claims: 'Claims',
    cod: 'Payouts',
    approvals: 'Approvals',
    cash: 'Cash',
    orders: 'Orders',
    staff: 'Staff',
    tariffs: 'Tariffs',
    smsTexts: 'SMS',
    audit: 'Log',
    inbox: 'Messages',
  },
  roles: {
    courier: 'Courier',
    agent: 'Agent',
    operator: 'Operator',
    cashier: 'Cashier',
    admin: 'Administrator',
  },
  myKeys: 'My sign-in keys',
  night: 'Night',
  toSite: 'Go to the TezBox site',
  noAccess: {
    title: 'You do not have access to this section',
    text: 'You need another role to see it. If you need it for your work, ask an administrator.',
    onward: 'Go to my section',
    home: 'Back to the site',
  },
  notYet: {
    title: 'Your section is not ready yet',
    text: 'There is no page for your role here yet. When there is, you will see it on the left.',
  },
  secondPerson: {
    forYou: 'Waiting for you: {count}',
    waits: 'Waiting for a second person',
    since: 'Asked: {moment}.',
    open: 'Open in approvals',
    hint: 'One person cannot decide this: your request will wait for a second person.',
    asked: 'Request sent: a second person will approve it.',
  },
  list: {
    shown: 'shown: {count}',
    shownAll: 'total: {count}',
    more: 'Show more',
  },
  keys: {
    walk: 'next, previous',
    search: 'search',
    create: 'new',
    close: 'close',
  },
} as const satisfies DeepStrings<typeof uz>
