import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/offer/v1.ts'

/** The version of 2026-11-17. A contract: not edited after its day (docs/decisions/0043). */
export default {
  general: {
    title: 'General terms',
    who: 'This document is a public offer by {holder} (the TezBox service, “we” below) to conclude a contract for the carriage and delivery of parcels. Any person or company may accept it.',
    accept:
      'The offer is accepted in full as soon as you do one of the following: open an account on the site; place an order yourself or by phone with an operator; hand a parcel to a courier, a pickup point or a locker.',
    version:
      'The offer comes in versions. Each order is governed by the version in force on the day it was placed. Which version you accepted, and when, is kept in your account; earlier versions stay readable on this page.',
    language:
      'The offer is written in Uzbek and Russian; if the two differ, the Uzbek text prevails. This English translation is provided for convenience.',
    law: 'Where the offer is silent, the law of the Republic of Uzbekistan applies. Nothing in it takes away rights that the law gives to consumers.',
  },
  terms: {
    title: 'Definitions',
    customer:
      'The customer is whoever has opened an account, placed an order or handed over a parcel. “You” in this offer means the customer.',
    people:
      'The sender is whoever hands the parcel to us. The receiver is the person named in the order as such; they need no account.',
    parcel:
      'A parcel is one or more packed items that travel under one tracking code. The tracking code begins with the letters TB.',
    order: 'An order is your request to deliver one parcel, together with its price calculation.',
    places:
      'A pickup point is a place where parcels are accepted and handed out. A locker is a cabinet whose cells open with a code.',
    tariff:
      'The tariff is the prices and limits in force, as published on the <pricing>pricing</pricing> page.',
    cod: 'Cash on delivery is a service in which, on your instruction, we collect the price of the goods from the receiver and pass it on to you.',
  },
  subject: {
    title: 'Subject of the contract',
    duty: 'We accept the parcel from the sender and deliver it to the receiver by the chosen method and in the chosen time; you pay for the service.',
    ways: 'Delivery methods: door to door, point to point, door to point, point to door. The service is provided within Uzbekistan.',
    time: 'Standard delivery takes {standardFrom}–{standardTo} days, Express takes {expressHours} hours. An Express order within the capital placed before noon may arrive the same day.',
    promise:
      'The delivery day is shown when you order and is kept with the order. Weekends and holidays count as stated in the tariff.',
    extras:
      'Extra services (signature, cover, cash on delivery and others) are chosen in the order and shown as separate lines of the price.',
  },
  order: {
    title: 'How an order is placed and accepted',
    ways: 'Orders are placed on the site, by phone with an operator, or through a connected program (API). You are responsible for the accuracy of what you enter.',
    price:
      'The price calculation is kept with the order and does not change unless the parcel is measured again.',
    start:
      'A prepaid order takes effect when payment arrives. An order paid in cash or by the receiver is confirmed by an operator: we call within {confirmationHours} hour during the day, or the next morning if the order came in the evening.',
    basket: 'An unpaid order stays in the basket for {basketDays} days and is then cancelled.',
    handover:
      'A parcel counts as handed to us from the moment a courier or a point’s staff record that they have taken it, or the locker cell closes.',
    refuse:
      'We may refuse an order if the parcel is larger or heavier than allowed; if it contains something prohibited or there are good grounds to suspect so; if its packing will not survive the journey; if the area is temporarily not served; or if unpaid debts exceed the set limit.',
  },
  packing: {
    title: 'Size, weight and packing',
    point:
      'Pickup points and lockers accept parcels of up to {pointKg} kg with a longest side of up to {pointCm} cm; a locker cell may be smaller.',
    door: 'Larger parcels travel door to door only: up to {doorKg} kg and {doorCm} cm. Heavier ones, up to {requestKg} kg, are carried by arrangement with a manager. Anything beyond that is not carried.',
    weight:
      'Billable weight is the greater of actual and volume weight. Volume weight is length times width times height in centimetres, divided by {volumeDivisor}.',
    pack: 'The sender packs the parcel so that shaking, pressure and damp do not harm it. Fragile items are also secured inside the box. See the <howToWeigh>guide</howToWeigh>.',
    reweigh:
      'We may measure and photograph the parcel when accepting it. If the price goes down, the difference returns to your balance. If it goes up, we ask for your consent: without an answer within {reweighHours} hours the parcel travels at the old price. If you agree later, the difference is taken from the balance or recorded as a debt.',
  },
  prohibited: {
    title: 'Prohibited items',
    list: 'You may not send what the law prohibits or restricts, or what endangers people, other parcels or vehicles. The full list is on the <prohibitedItems>prohibited items</prohibitedItems> page and forms part of this offer.',
    confirm: 'By handing over a parcel you confirm that it contains nothing prohibited.',
    open: 'Where there are good grounds for suspicion, we offer to open the parcel in your presence; without consent we do not accept it. Where the law requires, the parcel is handed to the competent authority.',
    damage:
      'Harm caused by a prohibited item is made good by whoever sent it. If such a parcel is stopped on the way, the fee is not returned.',
  },
  price: {
    title: 'Price and payment',
    count:
      'The price is calculated in UZS by the <pricing>tariff</pricing> in force when the order is placed and shown line by line. Later changes of the tariff do not change the price of an order already placed.',
    ways: 'Payment methods: card, payment apps, balance, cash, payment by the receiver. The payment page shows which of them work at the moment.',
    balance:
      'The balance is money you have paid in advance for our services; it bears no interest. What you paid in and have not spent is returned at your request. Reward money can only be spent on sending parcels.',
    package:
      'A prepaid package is valid for {packageDays} days and is used for parcels that meet its conditions.',
    debt: 'A debt (for a return, say, or for delivery the receiver did not pay) is shown in your account with its parcel. We may withhold it from money coming to the balance and from money for goods, oldest first. While you dispute it, it is not withheld.',
  },
  cod: {
    title: 'Cash on delivery',
    collect:
      'With cash on delivery the parcel is handed over only after the full price of the goods that you named has been paid, in cash or by a payment link. Only prepaid parcels go into lockers.',
    payout:
      'The money collected for goods is yours. We transfer it within {codHours} hours of collection to your balance or bank account, as you chose.',
    cash: 'Carrying the money back in cash is possible only within one region.',
    account:
      'If you change your bank account, the new one starts working a day later, for safety. Until then money goes to the previous account or to the balance.',
    seller:
      'We are not the seller: the sender answers for the quality, completeness, warranty and return of the goods.',
  },
  receiverPays: {
    title: 'When the receiver pays',
    handover:
      'In such an order the parcel is handed over after delivery and, where there is one, the price of the goods have been paid.',
    refused:
      'If the receiver does not take or pay for the parcel, the sender pays for delivery. The receiver owes us nothing.',
  },
  delivery: {
    title: 'Handing over',
    proof:
      'A parcel is handed over against a code, or against a signature and an identity document. Whoever gives the code counts as the receiver or as trusted by them, so do not tell it to strangers.',
    choice:
      'On their own page the receiver may choose another day, a pickup point, a neighbour or a safe place. A parcel with money to collect is not left with a neighbour or in a safe place.',
    attempts:
      'We make up to {attempts} delivery attempts. After a failed one the receiver chooses a new day within {redeliverDays} days.',
    pickup:
      'We also come up to {attempts} times to collect from the sender; then the order is cancelled and the money returned.',
    record: 'Handing over is proven by the code, the signature, the photograph and the event log.',
  },
  storage: {
    title: 'Storage and return',
    keep: 'A parcel that has arrived at a pickup point or locker is kept free of charge for {storageDays} days. The receiver may extend this once by the same time.',
    back: 'When attempts are used up, the receiver refuses, or storage ends, the parcel goes back to the sender. The return costs {returnPercent} per cent of the transport price and is paid by the sender.',
    dispose:
      'If the sender does not collect a returned parcel within {disposeDays} days, we may sell or destroy it as the law provides.',
  },
  changes: {
    title: 'Cancelling and changing',
    cancel:
      'Until the parcel is handed to us, you may cancel free of charge: the money returns in full by the same payment method or to the balance.',
    address:
      'The street and house of a parcel on its way can be changed; its region, district and time slot cannot.',
  },
  liability: {
    title: 'Liability and cover',
    limit:
      'If a parcel is lost or damaged, we compensate the actual loss, up to the declared value, the chosen cover and {coverWages} times the minimum wage.',
    levels:
      'Every parcel has free cover of up to {freeCover}. Paid cover can be chosen: {coverLevels}. Its price is in the tariff.',
    promise:
      'If the tariff on the day of the order gives greater cover, the greater applies. While this version is in force, cover will not become smaller.',
    refund: 'For a parcel that is lost or destroyed we return the delivery fee in addition to compensation.',
    excluded:
      'No compensation is paid for prohibited items; for loss caused by unfit packing; for spoilage due to the nature of the item itself; for lost profit; or for what is listed under <notCompensated>items not compensated</notCompensated>.',
    late: 'If we miss the time through our own fault, we answer as the law provides. Delay caused by a wrong address or phone, or by the receiver’s absence, is not our fault.',
    yours:
      'Harm caused to others by wrong data, a prohibited item or bad packing is made good by the sender.',
  },
  claims: {
    title: 'Claims',
    damage:
      'Photograph damage at once, together with the courier or the point’s staff. If it is found later, keep the packing and open a claim without delay.',
    lost: 'A claim for a lost parcel can be opened {lostDays} days after the parcel was handed to us.',
    how: 'Claims are opened in your account, on the order’s page, or through an operator. Say what happened, add photographs and proof of value. The steps are on the <covered>cover and compensation</covered> page.',
    answer:
      'We consider a claim within the time set by law and answer with reasons. Compensation is paid to the balance, to a bank account or in cash.',
    found: 'If a parcel that was compensated turns up, we tell you and decide together what happens to it.',
  },
  data: {
    title: 'Personal data',
    use: 'We use personal data as the law provides and only to render the service. What is kept, why and for how long is written on the <privacy>privacy</privacy> page.',
    others: 'By giving us a receiver’s name, phone and address you confirm that they agree to it.',
    notices:
      'Messages about a parcel come by SMS, Telegram or another way you choose; you can set them in your profile.',
  },
  force: {
    title: 'Force majeure',
    what: 'Neither side answers for obligations not met because of force majeure: a natural disaster, an emergency or a ban declared by the authorities, a large-scale failure of communications or roads.',
    time: 'Deadlines are put off for as long as it lasts. We tell those whose orders are affected; an order not yet on its way is cancelled at your wish and the money returned.',
  },
  disputes: {
    title: 'Disputes',
    talk: 'We first try to settle a dispute by talking: write or call; all ways are on the <contact>contact</contact> page.',
    court:
      'If we cannot agree, the dispute goes to a court of the Republic of Uzbekistan. A consumer may turn to the court at their place of residence and to the public authority that protects consumers.',
  },
  amend: {
    title: 'Changes to the offer',
    notice:
      'A new version is published on this page at least {noticeDays} days before it takes effect. A change required by law takes effect on the day the law names.',
    ask: 'Once a new version is in force, we ask for your consent once, at your next visit. Orders placed before are carried out under their own version.',
    leave:
      'If you do not agree, place no new orders; you can delete your account in your profile, and unspent money is returned.',
    contacts: 'A change of phone, address or bank details is not a new version.',
  },
  requisites: {
    title: 'Company details',
    company: 'Carrier: {holder}. Tax number (STIR): {stir}. Account: {account}. Bank code (MFO): {mfo}.',
    contact: 'Phone: {phone}. E-mail: {email}. Calls are answered daily, {open}–{close}.',
  },
} as const satisfies DeepStrings<typeof uz>
