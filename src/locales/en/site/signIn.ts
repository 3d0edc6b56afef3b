import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/signIn.ts'

export default {
  phone: 'Phone number',
  fixedLine: 'This looks like a landline, so the SMS may not arrive. Use a mobile number if you can.',
  ended: 'Your session has ended. Sign in and you will be back where you were.',
  getCode: 'Get a code',
  noScript: 'Signing in needs JavaScript. Turn it on and reload the page, or give us a call.',
  demo: 'Demo: <link>the code is here</link>',
  code: {
    title: 'Enter the code from the SMS',
    sentTo: 'We texted 6 digits to <b>{phone}</b>.',
    cameTo: 'If you got a code on <b>{phone}</b>, enter it.',
    changeNumber: 'Change number',
    label: 'Code from the SMS',
    expired: 'This code no longer works. Ask for a new one.',
    resend: 'Send a new code',
    resendIn: 'You can ask for a new code in {left}',
    resent: 'A new code is on its way.',
    submit: 'Sign in',
  },
  secondStep: {
    title: 'Authenticator code',
    text: 'Staff sign in in two steps. Enter the 6 digits from your authenticator app.',
    label: 'Code from the app',
    submit: 'Sign in',
    passkeyTitle: 'Second step',
    passkeyText: 'Use your passkey, or enter the 6 digits from your authenticator app.',
    passkey: 'Sign in with a passkey',
    or: 'or',
    passkeyClosed: 'The passkey was not used. Try again, or enter the code from the app.',
    otherNumber: 'Use another number',
  },
  door: {
    solving:
      'A lot of codes are being requested right now. Your browser is passing a short check, please wait a few seconds.',
    haveCode: 'I got a code, let me enter it',
  },
  failure: {
    phone: 'Enter 9 digits after +998.',
    digits: 'The code has 6 digits.',
    tooManyCodes: 'Too many codes were requested. Try again {when}.',
    storage: 'Your browser does not let us keep you signed in. Allow it in the settings and try again.',
  },
} as const satisfies DeepStrings<typeof uz>
