import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/parcel.ts'

export default {
  modes: {
    pointPoint: 'Point to point',
    doorDoor: 'Door to door',
    doorPoint: 'Door to point',
    pointDoor: 'Point to door',
  },
  speeds: {
    standard: 'standard',
    express: 'express',
  },
  payments: {
    card: 'Bank card',
    payme: 'Payme',
    click: 'Click',
    googlePay: 'Google Pay',
    balance: 'Balance',
    onAccount: 'On account',
    cash: 'Cash',
    receiver: 'Receiver pays',
  },
  bill: {
    total: 'Total',
    free: 'free',
    freeCover: 'Cover up to {upTo}',
    otherPromotions: 'Why the other promotions did not apply',
    noPromotion: 'Why no promotion applied',
  },
  scan: {
    button: 'Scan the QR code',
    title: 'Point the camera at the QR code',
    hint: 'It is printed on the label. The parcel opens as soon as the code is read.',
    denied: 'The camera did not open. Allow it in your browser settings, or type the code.',
    another: 'This QR code does not belong to a parcel. Scan the one on the label.',
  },
  code: {
    copy: 'Copy',
    copied: 'Copied.',
    copyFailed: 'Could not copy. Select the code and copy it yourself.',
  },
  way: {
    steps: 'The seven steps of the parcel',
    done: 'done',
    count: 'Step {step} of 7',
  },
} as const satisfies DeepStrings<typeof uz>
