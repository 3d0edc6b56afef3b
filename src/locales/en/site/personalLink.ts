import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/personalLink.ts'

export default {
  page: {
    title: 'Send a parcel to {name}',
    text: '{place}. No need to ask for the address: we know it, and do not show it to you.',
    button: 'Start sending',
    stepBox: 'You say what you send and where we pick it up.',
    stepPrice: 'You see the price at once.',
    stepLabel: 'We print the label and bring the parcel to the door.',
    goneTitle: 'This link does not work',
    goneText: 'It was replaced or mistyped. Ask the receiver for a new one.',
    goneSend: 'Write the address myself',
  },
  mine: {
    title: 'Send me a parcel',
    text: 'Whoever has this link can send you parcels without seeing your address or phone.',
    make: 'Get a link',
    seen: 'The sender sees only this: {name}, {place}.',
    asleep: 'No address is left, so the link does not work. Add one above.',
    link: 'Your link',
    copy: 'Copy',
    copied: 'The link was copied.',
    copyFailed: 'It could not be copied. Select the link and copy it yourself.',
    address: 'Where should parcels go?',
    usual: 'To the default address',
    renew: 'Replace the link',
    renewTitle: 'Replace the link?',
    renewText: 'The old one stops working at once. Whoever has it needs the new one.',
    renewYes: 'Yes, replace it',
    renewNo: 'No, keep it',
    remove: 'Delete',
    removeTitle: 'Delete the link?',
    removeText: 'Nobody will be able to send you parcels by it any more.',
    removeYes: 'Yes, delete it',
  },
} as const satisfies DeepStrings<typeof uz>
