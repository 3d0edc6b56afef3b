import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/dev/inbox.ts'

export default {
  filter: 'By number',
  filterHint: 'Leave it empty to see every message.',
  show: 'Show',
  showAll: 'All',
  messages: 'Messages',
  live: 'Updates by itself',
  paused: 'The server is not answering. Trying again.',
  off: 'This server sends its messages by SMS, so nothing comes here.',
  copy: 'Copy',
  copied: 'Copied',
  empty: 'No messages yet',
  emptyText: 'Enter a number on the sign-in page and the code will come here.',
  emptyForPhone: 'No messages for {phone}.',
  toSignIn: 'Sign-in page',
  staff: 'Second step for staff',
  staffText: 'After the SMS code, staff are asked for this one too. Each is valid for 30 seconds.',
  secondsLeft: '{seconds} s left',
  staffUnavailable: 'This server has no second-step codes.',
  roles: {
    courier: 'Courier',
    agent: 'Point agent',
    operator: 'Operator',
    cashier: 'Cashier',
    admin: 'Administrator',
  },
} as const satisfies DeepStrings<typeof uz>
