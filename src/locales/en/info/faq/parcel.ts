import type { DeepStrings } from '../../../shape.ts'
import type uz from '../../../uz/info/faq/parcel.ts'

/** The parcel itself: how it leaves, how it is followed, how it arrives. */
export default {
  sending: {
    title: 'Sending',
    howToSend: {
      title: 'How do I send a parcel?',
      text: 'Choose where from, where to and which box: the price and the day appear at once. Then enter the sender and the receiver, and choose how to pay. Bring the box to a point, or wait for the courier.',
      way: 'Send a parcel',
    },
    whereToBring: {
      title: 'Where do I take the box?',
      text: 'While you order, the map shows the points and lockers near you. They take boxes up to {pointWeight} and {pointSide} long. For anything larger, order a courier.',
      way: 'Choose a point',
    },
    courierPickup: {
      title: 'Will a courier collect it from home?',
      text: 'Yes. It costs {priceDoorNear} in Tashkent and the districts near it, {priceDoorFar} elsewhere. If the courier comes {attemptsNumber} {attemptsCount, plural, one {time} other {times}} and does not find you, the order is cancelled and the money returned.',
      way: 'About courier collection',
    },
    howLong: {
      title: 'How many days does it take?',
      text: 'Standard takes {standardFromNumber}–{standardTo}, express {expressHours}. The cut-off is {cutOff}: a later order counts from the next day. The calculator shows the exact day.',
      way: 'See the day',
    },
    express: {
      title: 'Does express go everywhere?',
      text: 'Inside a region and on most routes, for {expressPercent} more on the transport price. Between the farthest regions and the rest there is only standard for now. The calculator shows it at once.',
      way: 'Check a route',
    },
    packing: {
      title: 'How do I pack it?',
      text: 'So that nothing moves when you shake it: fill gaps with paper and tape the seams. Wrap what is fragile in something soft and say so in the comment. What breaks because of poor packing is not compensated.',
      way: 'What to send, and how',
    },
    label: {
      title: 'I have no printer. What about the label?',
      text: 'Write the tracking code on the box, large and clear. That is enough. With a printer, print the label from the order’s page.',
      way: 'My orders',
    },
    largest: {
      title: 'What are the weight and size limits?',
      text: 'Door to door up to {doorWeight} and {doorSide}. Heavier parcels, up to {requestWeight}, are arranged with a manager. Beyond that we do not carry it.',
      way: 'Measure the box',
    },
    prohibited: {
      title: 'What may not be sent?',
      text: 'Weapons, things that explode or burn, drugs and the like. The list has {prohibitedRulesNumber} {prohibitedRulesCount, plural, one {rule} other {rules}}, each with what to do instead.',
      way: 'Prohibited items',
    },
    noAddress: {
      title: 'Can I send without knowing the address?',
      text: 'Yes. The receiver shares a “Send me a parcel” link from their profile. You see a first name and a district; only we know the address.',
      way: 'Get a personal link',
    },
  },
  receiving: {
    title: 'Receiving',
    notHome: {
      title: 'I will not be at home. What can I do?',
      text: {
        p1: 'Open the link in the SMS and choose before the courier sets out. It is free:',
        li1: 'a point or a locker: the parcel waits {storageDays};',
        li2: 'a neighbour or a safe place, if there is nothing to pay;',
        li3: 'somebody else in your place: they get a one-time code.',
        p2: 'If the courier came and did not find you, choose a day that suits you within the next {redeliverDays}.',
      },
      way: 'Open the parcel',
    },
    attempts: {
      title: 'How many times does the courier come?',
      text: 'Up to {attemptsNumber} {attemptsCount, plural, one {time} other {times}}. Then the parcel goes back, and the return costs the sender half the transport price.',
      way: 'Open the parcel',
    },
    storage: {
      title: 'How long is it kept at a point?',
      text: 'Free for {storageDays}. With your link you can extend that once, by as long again. Then it goes back to the sender; if they do not collect it either, we keep it no longer than {disposeDays}.',
      way: 'Open the parcel',
    },
    pickupCode: {
      title: 'What is the pickup code, and what if I have none?',
      text: 'Digits that come by SMS. Give them only as you take the parcel. A courier can also hand over without the code, against a signature and a photo of a passport. Points and lockers need the code. After {codeTriesNumber} wrong {codeTriesCount, plural, one {try} other {tries}} it is locked: call an operator.',
      way: 'Reach an operator',
    },
    somebodyElse: {
      title: 'Can somebody else take it for me?',
      text: 'Yes. Open the link in the SMS and enter their name and phone: a one-time code appears. Whoever gives the code gets the parcel.',
      way: 'Open the parcel',
    },
    changeAddress: {
      title: 'Can the address be changed?',
      text: 'Street, house, landmark and the pin, until the parcel is handed over: by the sender on the order page, by the receiver with the link in the SMS. Region, city and hours stay.',
      way: 'My orders',
    },
    refuse: {
      title: 'What if I do not want it?',
      text: 'Refuse it with the link in the SMS, or tell the courier. You pay nothing, and it goes back to the sender. This cannot be undone.',
      way: 'Open the parcel',
    },
    callCard: {
      title: 'The courier left a slip. What is it?',
      text: 'A call card: the courier came and did not find you. Enter its number and the last digits of your phone on the tracking page, and choose another day or a point.',
      way: 'The tracking page',
    },
  },
  tracking: {
    title: 'Tracking',
    where: {
      title: 'Where is my parcel?',
      text: 'Enter the tracking code to see its steps, the promised day and the whole history. The code begins with TB.',
      way: 'Track a parcel',
    },
    noSuchCode: {
      title: 'It says “no such parcel”',
      text: 'Compare the code with the label or the SMS: we spot a single wrong digit at once. An order number cannot be tracked; use the tracking code.',
      way: 'Enter it again',
    },
    late: {
      title: 'The courier did not come on the promised day',
      text: 'The tracking page says that it is late and shows the new day. If it has not arrived {lostAfterDays} after we took it, the sender can open a claim for a lost parcel.',
      way: 'How to open a claim',
    },
    names: {
      title: 'Why can I see no names or addresses?',
      text: 'So that not everyone who has seen the code learns them. Enter the last digits of the sender’s or the receiver’s phone, and they appear.',
      way: 'Open the parcel',
    },
    notices: {
      title: 'Can you write on Telegram instead of SMS?',
      text: 'Connect Telegram in your profile and tick what goes where. The pickup code cannot be switched off: it always comes.',
      way: 'Choose notifications',
    },
  },
} as const satisfies DeepStrings<typeof uz>
