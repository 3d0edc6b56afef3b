import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/personalLink.ts'

export default {
  page: {
    title: 'Send a parcel to {name}',
    text: '{place}. No need to ask for the address: we know it and keep it private.',
    button: 'Start sending',
    stepBox: 'You tell us what you are sending and where to pick it up.',
    stepPrice: 'You see the price right away.',
    stepLabel: 'We print the label and bring the parcel to the receiver.',
    goneTitle: 'This link does not work',
    goneText: 'It was replaced or mistyped. Ask the receiver for a new one.',
    goneSend: 'I’ll enter the address myself',
  },
  mine: {
    title: 'Send me a parcel',
    text: 'Anyone with this link can send you parcels without seeing your address or phone.',
    make: 'Get a link',
    seen: 'The sender sees only this: {name}, {place}.',
    asleep: 'You have no addresses left, so the link does not work. Add one above.',
    link: 'Your link',
    copy: 'Copy',
    copied: 'Link copied.',
    copyFailed: 'Copying failed. Select the link and copy it yourself.',
    address: 'Where should parcels go?',
    usual: 'To my main address',
    renew: 'Replace the link',
    renewTitle: 'Replace the link?',
    renewText: 'The old one stops working right away. Send the new one to everyone who has it.',
    renewYes: 'Yes, replace it',
    renewNo: 'No, keep it',
    remove: 'Delete',
    removeTitle: 'Delete the link?',
    removeText: 'Nobody will be able to send you parcels with it any more.',
    removeYes: 'Yes, delete it',
  },
} as const satisfies DeepStrings<typeof uz>
