import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/cabinet/devices.ts'

export default {
  title: 'Your devices',
  text: 'Your account is signed in on these devices. If you do not recognise one, sign it out.',
  current: 'this device',
  seen: 'Last seen {at} · {address}',
  end: 'Sign out',
  endOthers: 'Sign out the others',
  ended: 'Signed out',
  endAll: 'Sign out everywhere',
  endAllTitle: 'Sign out on all devices?',
  endAllText: 'You will be signed out here as well. You’ll need an SMS code to sign in again.',
  endAllYes: 'Yes, sign out',
  endAllNo: 'No',
  history: 'Sign-in history',
  noHistory: 'No sign-ins yet.',
  kinds: {
    codeSent: 'Code sent',
    codeWrong: 'Wrong code entered',
    secondStepAsked: 'Correct code, second step requested',
    secondStepWrong: 'Wrong second-step code entered',
    signedUp: 'Signed up',
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    sessionEnded: 'Device signed out',
  },
} as const satisfies DeepStrings<typeof uz>
