import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierApp.ts'

export default {
  manifest: {
    name: '{brand} courier',
    description: 'The courier’s route of the day: works without the internet too.',
  },
  tabs: {
    label: 'Courier',
    route: 'Route',
    parcels: 'Parcels',
    cash: 'Cash',
    me: 'Me',
  },
  language: 'Language',
  signIn: {
    title: 'Courier app',
    text: 'Enter your phone number and we will send you a code by SMS.',
    phone: 'Phone number',
    wrongPhone: 'Enter the 9 digits after +998.',
    getCode: 'Get a code',
    codeTitle: 'Enter the code from the SMS',
    sentTo: 'We have sent a 6-digit code to {phone}.',
    code: 'Code from the SMS',
    enter: 'Sign in',
    resend: 'Send a new code',
    resendIn: 'New code in {left}',
    otherPhone: 'Use another number',
    secondTitle: 'Authenticator code',
    secondText:
      'This is your first time on this phone. Enter the 6 digits of your authenticator app; you will not be asked again.',
    secondCode: 'Code from the app',
    demo: 'Demo mode: <link>the code is here</link>',
  },
  because: {
    session_over: 'Your session has ended. Sign in again: what you have done is still on the phone.',
    device_ended: 'An operator has disconnected this phone. If you have it, sign in and set it up again.',
    pin_erased:
      'The PIN was wrong five times. Sign in with an SMS code: what you have done is still on the phone.',
  },
  lost: 'Not sent: {what}. This phone can no longer open them: tell the operator now what you handed to whom and what money you took.',
  pin: {
    title: 'Enter your PIN',
    choose: 'Choose a PIN',
    again: 'Enter the PIN once more',
    why: 'It opens the app, without the internet too. Tell it to nobody.',
    typed: '{count} of {of} digits entered',
    takeBack: 'Delete the last digit',
    wrong: '{count, plural, one {Wrong PIN. {left} try left.} other {Wrong PIN. {left} tries left.}}',
    easy: 'This PIN is easy to guess. Choose another one.',
    different: 'The PINs differ. Please start again.',
    broken: 'It did not open. Try again; if that does not help, close the app and open it again.',
    forgotten: 'I forgot the PIN, use an SMS code',
  },
  elsewhere: {
    title: 'The app is open in another window',
    text: 'It works in one window at a time, so that nothing gets lost.',
    here: 'Work here',
  },
  unsupported: {
    title: 'The app cannot open in this browser',
    text: 'Leave the private window or update Chrome, and open the app by its https address.',
  },
  room: 'The phone is almost full ({free} left). Delete photos or videos you do not need, or new pictures will not fit.',
  error: {
    title: 'The screen did not open',
    text: 'What you have done is kept. Open the app again.',
    reload: 'Open again',
  },
} as const satisfies DeepStrings<typeof uz>
