import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/pocket.ts'

export default {
  manifest: {
    description: 'Send and track parcels all over Uzbekistan',
    track: 'Track',
    send: 'Send',
  },
  offline: {
    title: 'The connection is gone',
    text: 'The page cannot be opened now. What you typed in to send a parcel is kept on this device: carry on when the connection is back.',
    retry: 'Try again',
    parcels: 'Your latest parcels',
    asThen: 'They are shown as you last saw them.',
    seen: 'Seen: {time}',
    none: 'No parcel has been looked at on this device yet.',
    call: 'If it is urgent, call us',
  },
  push: {
    title: 'Shall this device tell you about your parcel?',
    text: 'When something changes, a notification appears. You can switch it off in your profile at any time.',
    yes: 'Yes, tell me',
    later: 'Not now',
    done: 'Switched on. We will tell you when something changes.',
  },
  shared: {
    title: 'The address you were sent',
    question: 'Is this the receiver’s address? Tap it, and we fill in the rest.',
    nothing: 'The map does not know this address. Type it in below.',
  },
} as const satisfies DeepStrings<typeof uz>
