import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/home.ts'

export default {
  title: '<half>Parcel on the move,</half> <half>mind at rest.</half>',
  track: {
    label: 'Where is your parcel?',
    hint: 'The code starts with TB. You’ll find it in the SMS and on the label.',
    button: 'Track',
    faults: {
      empty: 'Enter the tracking code first.',
      beginning: 'The code starts with the letters TB. Look at the label or the SMS.',
      signs: 'Only digits come after TB. Remove the extra character.',
      short: 'Some digits are missing: there are 14 after TB.',
      long: 'There are too many digits: only 14 come after TB.',
      typo: 'One digit seems to be wrong. Compare the code with the label.',
    },
  },
  waybill: {
    label: 'Calculate the price',
    from: 'From',
    fromHint: 'courier pickup or drop-off',
    to: 'To',
    toHint: 'to a door or a point',
    size: 'Size',
    sizes: {
      small: 'Small',
      medium: 'Medium',
      large: 'Large',
      other: 'Other',
    },
    upTo: 'up to {weight}, {sides}',
    measured: 'you enter the size',
    price: 'Price',
    currency: 'UZS',
    priceHint: 'and the day it arrives',
    priceFrom: 'from <b>{price}</b> UZS',
    button: 'See the price',
  },
  how: {
    title: 'Four steps, one road',
    price: {
      title: 'See the price',
      text: 'Where from, where to, which box. You see the price right away.',
    },
    label: {
      title: 'Get the label',
      text: 'Print it, or just write the code on the box.',
    },
    box: {
      title: 'Hand over the box',
      text: 'A courier picks it up, or you drop it off at a point nearby.',
    },
    door: {
      title: 'Rest easy',
      text: 'We’ll let you know the moment it is in the right hands.',
    },
  },
  modes: {
    title: 'You choose how it is delivered',
    door: 'door',
    point: 'point or locker',
    upTo: 'up to {weight}',
    doorDoor: {
      title: 'Door to door',
      text: 'A courier picks it up from your door and brings it to theirs.',
    },
    pointPoint: {
      title: 'Point to point',
      text: 'You drop it off, the receiver collects it. The cheapest option.',
    },
    doorPoint: {
      title: 'Door to point',
      text: 'A courier picks it up from you, the receiver collects it at a point.',
    },
    pointDoor: {
      title: 'Point to door',
      text: 'You drop it off nearby, a courier brings it to the door.',
    },
  },
  points: {
    title: 'A point near you',
    regions: '{count, plural, one {region} other {regions}}',
    districts: '{count, plural, one {district or city} other {districts and cities}}',
    text: 'Collect or drop off on your way. Running late? You can have a parcel kept longer.',
    search: 'Address or landmark',
    example: 'For example, Chilonzor',
    find: 'Find a point',
    nearMe: 'Near me',
    map: 'Map of Uzbekistan: regions, districts and cities',
    credit: '© {map} contributors ({mapLicence}) · Boundaries: {borders} · Places: {places}',
  },
  app: {
    title: 'Everything on your phone',
    text: 'Call a courier, follow your parcel, change the address. No queues, no paper.',
  },
  promotion: {
    left: 'Offer ends in',
    ends: 'The offer ends on {date}',
    days: '{count, plural, one {day} other {days}}',
    hours: '{count, plural, one {hour} other {hours}}',
    minutes: '{count, plural, one {minute} other {minutes}}',
    seconds: '{count, plural, one {second} other {seconds}}',
  },
  friends: {
    title: 'Bring a friend',
    reward:
      'Once a friend you invited has had {count, plural, one {{shown} parcel} other {{shown} parcels}} delivered within {time}, each of you gets {sum} on your balance.',
    stand: 'The reward is spent on parcels. The page of your link shows how far your friend is.',
    more: 'Tell me more',
    later: 'Not now',
  },
} as const satisfies DeepStrings<typeof uz>
