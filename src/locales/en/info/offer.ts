import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/offer.ts'

export default {
  lead: {
    title: 'Public offer',
    text: 'The contract between you and us. You accept this text when you open an account or place an order. The version you accepted never changes without your knowing.',
    ways: { read: 'Read the text', pricing: 'Pricing' },
  },
  brief: {
    title: 'In short, in plain words',
    text: 'This part is for understanding. The text below is what binds.',
    price: {
      title: 'You know the price first',
      text: 'The price you saw when ordering does not change. If the parcel is measured again and costs more, we ask you first.',
    },
    loss: {
      title: 'If it is lost or broken',
      text: 'We pay within the cover, and for a lost parcel the delivery price as well.',
    },
    money: {
      title: 'Money for goods is yours',
      text: 'What we collect from the receiver is sent to you within {codHours}.',
    },
    back: {
      title: 'If nobody collects it',
      text: 'We keep it at the pickup point for {storageDays}, then return it to the sender.',
    },
    version: {
      title: 'A version stays as it is',
      text: 'Each order is carried out under the version of its day. We ask you about a new one once.',
    },
  },
  paper: {
    title: 'Text of the offer',
    live: {
      current: 'In force since {date}',
      coming: 'Takes effect on {date}',
      old: 'Earlier version: {from} – {to}. It governs orders placed in that time.',
      unknown: 'There is no such version. Below is the one in force.',
      toCurrent: 'Read the version in force',
      contents: 'Contents',
      versions: 'Versions',
      name: 'Version of {date}',
      nowShown: 'you are reading it',
      accepted: 'You have accepted this version.',
    },
  },
  next: {
    title: 'Something unclear?',
    text: 'Call or write: we will explain what any clause means.',
    ways: { contact: 'Contact', covered: 'Cover and compensation', privacy: 'Privacy' },
  },
} as const satisfies DeepStrings<typeof uz>
