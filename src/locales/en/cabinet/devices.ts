import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/cabinet/devices.ts'

export default {
  title: 'Your devices',
  text: 'Your account is signed in on these. If you do not know one of them, end it.',
  current: 'this device',
  seen: 'Last seen {at} · {address}',
  end: 'End',
  endOthers: 'End the others',
  ended: 'Ended',
  endAll: 'Sign out everywhere',
  endAllTitle: 'Sign out on all devices?',
  endAllText: 'This device is signed out as well. To sign in again you need a code from an SMS.',
  endAllYes: 'Yes, sign out',
  endAllNo: 'No',
  history: 'History of sign-ins',
  noHistory: 'The history is still empty.',
  kinds: {
    codeSent: 'Code sent',
    codeWrong: 'Wrong code entered',
    secondStepAsked: 'The code was right, the second step was asked for',
    secondStepWrong: 'Wrong code of the second step entered',
    signedUp: 'Signed up',
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    sessionEnded: 'Device ended',
  },
} as const satisfies DeepStrings<typeof uz>
