import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/pricing.ts'

export default {
  lines: {
    transport: 'Transport',
    package: 'Prepaid shipment',
    pro: 'Pro contract',
    doorPickup: 'Courier pickup',
    collection: 'Collection',
    doorDelivery: 'Delivery to the door',
    cod: 'Cash on delivery',
    signature: 'Signature on delivery',
    cover: 'Cover',
    promotion: 'Discount',
  },
  because: {
    transport:
      '{distance, select, local {Within the region} belt1 {Belt 1} belt2 {Belt 2} other {Belt 3}}, {size, select, small {small box} medium {medium box} large {large box} other {custom size}}, billable weight {weight}{level, select, express {, express × {factor}} other {}}',
    transportHeavy:
      '{distance, select, local {Within the region} belt1 {Belt 1} belt2 {Belt 2} other {Belt 3}}, billable weight {weight} = {parcels} × {each}{level, select, express {, express × {factor}} other {}}',
    package:
      'Paid in advance{far, select, yes {, extra for belt 3} other {: transport and delivery are included}}',
    pro: 'Shipments: {shipments}, each up to {each}, door to door{level, select, express {, express × {factor}} other {}}',
    doorLeg: 'Zone {zone}',
    receiverCollects: 'The receiver collects at a point, free',
    collection: 'Courier pickup, parcels: {parcels}; free from {enough}',
    collectionFree: 'Free, parcels: {enough} or more',
    collectionPaid: 'This visit is already charged on another parcel',
    cod: 'We collect the money for the goods and {comesBack, select, cash {bring it to you in cash within 24 hours} other {transfer it to you within 24 hours}}',
    codInPro: 'Included in Pro',
    signature: 'The receiver signs, and you see the signature',
    cover: 'We compensate up to {upTo}',
    halfPrice: '{percent}% off for new customers{best, select, yes {, the best offer applied} other {}}',
    firstParcel: 'First parcel free, up to {upTo}{best, select, yes {, the best offer applied} other {}}',
    promotion: '{name}{best, select, yes {, the best offer applied} other {}}',
  },
  /** Why a promotion has not won. */
  lost: {
    notForYou: 'For another kind of customer',
    onlyNew: 'Only for those who sign up while it runs',
    over: 'Its time is over',
    limit: 'You have used it already',
    reward: 'Does not lower the price: the money comes to your balance later',
    prepaid: 'A prepaid package pays',
    usedUp: 'The money set aside for it is used up',
    nothing: 'Takes nothing off this parcel',
    less: 'Takes off less: {amount}',
    same: 'Takes off just as much',
  },
  refusals: {
    cityNotServed:
      '{district}: {end, select, from {no pickups} other {no deliveries}} {until, select, none {until further notice} other {until the end of {until}}}. {reason, select, snow {Snow has blocked the roads. } flood {There is a flood. } road {The road is closed. } quarantine {A quarantine is in force. } safety {It is not safe there now. } holiday {It is a holiday there. } couriers {We are short of couriers. } other {}}Choose a district nearby.',
    tooLong: 'The parcel is too long: {side}. We do not carry anything longer than {limit}.',
    tooHeavy: 'The parcel is too heavy: {weight}. We do not carry anything heavier than {limit}.',
    onRequest: 'Anything over {limit} is arranged with a manager. This weighs {weight}. Please call us.',
    tooHeavyForPoint: 'Points and lockers take up to {limit}; this weighs {weight}. Send it door to door.',
    tooLongForPoint: 'Points and lockers take up to {limit}; this is {side} long. Send it door to door.',
    tooHeavyForLocker: 'A locker takes up to {limit}; this weighs {weight}.',
    tooBigForLocker: 'The parcel ({sides}) does not fit into a locker ({limit}).',
    tooHeavyForMailbox: 'A mailbox takes up to {limit}; this weighs {weight}.',
    tooBigForMailbox: 'The parcel ({sides}) does not fit into a mailbox ({limit}).',
    lockerPrepaidOnly: 'A locker hands out prepaid parcels only. Choose a point.',
    mailboxDropOffOnly: 'A mailbox only takes parcels in.',
    expressNotThere: 'Express does not run on this route. Please choose standard.',
    codReturnOutsideRegion:
      'Cash cannot be returned outside the region. Without this service the money goes to your balance or bank account.',
    coverAboveCeiling: 'Things worth more than {limit} cannot be covered. Please remove the cover.',
    perishableTooSlow:
      'Perishables have to arrive within {hours} h, and this is too slow.{faster, select, express { Please choose express.} other {}}',
  },
  notes: {
    callFirst: 'We’ll call you before we pick up anything longer than {limit}.',
  },
  services: {
    toDoorDelivery: {
      name: 'Delivery to the door',
      description: 'A courier brings it to the receiver’s door. Free when it is collected at a point.',
    },
    codReturn: {
      name: 'Cash return',
      description:
        'The money for the goods comes back to you in cash within 24 hours. Within one region only.',
    },
    cod: {
      name: 'Cash on delivery',
      description:
        'We collect the money for the goods from the receiver and transfer it to you within 24 hours.',
    },
    inspect: {
      name: 'Inspection before payment',
      description: 'The receiver opens the parcel in front of the courier and pays after checking it.',
    },
    signature: {
      name: 'Signature on delivery',
      description: 'The receiver signs, and you see the signature in the order.',
    },
    cover: {
      name: 'Cover up to {upTo}',
      description: 'If the parcel is lost or damaged, we compensate up to {upTo}.',
    },
  },
  sizes: {
    small: 'Small box',
    medium: 'Medium box',
    large: 'Large box',
    other: 'Custom size',
  },
  plans: {
    starter: 'Starter',
    flexible: 'Flexible',
    pro: 'Pro',
  },
} as const satisfies DeepStrings<typeof uz>
