import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/whatCanYouSend.ts'

export default {
  lead: {
    title: 'What can I send?',
    text: 'Almost anything: clothes, books, a phone, dishes, car parts. If in doubt, type its name and get the answer right here.',
    drawn: 'An open box; above it a shirt, a book, a phone, a tea bowl and a jar of honey',
  },
  kinds: {
    title: 'What people send most',
    text: 'And how to pack it.',
    clothes: {
      title: 'Clothes, fabric, shoes',
      text: 'A dress, a jacket, a doppi, adras, sneakers. First a bag, then a box: it arrives dry even in the rain.',
    },
    papers: {
      title: 'Documents and books',
      text: 'Contracts, notebooks, books, photos. In a stiff folder they do not crease. For a passport or a diploma, choose delivery against signature.',
    },
    electronics: {
      title: 'Phones and appliances',
      text: 'A phone, a laptop, an iron, a blender. Battery inside, switched off. No power banks.',
    },
    food: {
      title: 'Dry food and sweets',
      text: 'Honey, kurut, raisins, nuts, tea, bread, sweets. Meat, cake and hot meals would spoil.',
    },
    dishes: {
      title: 'Dishes and fragile things',
      text: 'Tea bowls, a lagan, a vase, a chandelier. Wrap each on its own, so that nothing moves in the box.',
    },
    beauty: {
      title: 'Cosmetics and perfume',
      text: 'Cream, shampoo, lipstick, perfume in a bottle. We do not take pressurised sprays.',
    },
    medicine: {
      title: 'Medicine and aids',
      text: 'Over-the-counter medicine in its box, a blood pressure monitor, glasses, masks. No psychotropic drugs.',
    },
    vehicles: {
      title: 'Car parts and tools',
      text: 'A headlight, tyres, brake pads, a drill, a hammer. Wipe off the oil, cover what is sharp.',
    },
    play: {
      title: 'Toys and sport',
      text: 'A doll, Lego, a ball, a guitar, a tent. If it has batteries in it, switch it off.',
    },
    home: {
      title: 'For the home',
      text: 'A carpet, a quilt, a kazan, a teapot, a gas stove. A courier collects large ones from your door.',
    },
    jewels: {
      title: 'Jewellery and watches',
      text: 'Costume jewellery goes freely. Declare the value of gold and silver: cover is {topCover} at most.',
    },
    seeds: {
      title: 'Seeds and seedlings',
      text: 'Dry seeds have no limits. Seedlings and flowers need damp roots and must stand the road.',
    },
  },
  sizes: {
    title: 'How large it may be',
    mailbox: { title: 'Mailbox', text: '{mailboxSides}, up to {mailboxWeight}: an envelope or a thin book.' },
    locker: { title: 'Locker', text: '{lockerSides}, up to {lockerWeight}: a medium box.' },
    point: { title: 'Pickup point', text: 'The longest side up to {pointSide}, weight up to {pointWeight}.' },
    door: {
      title: 'Door to door',
      text: 'Up to {doorSide} and {doorWeight}. Over {callFirstSide}, we call you first. For a load of up to {requestWeight}, a manager quotes the price.',
    },
  },
  pack: {
    title: 'Packing in four steps',
    box: {
      title: 'Take a stiff box',
      text: 'Three fingers larger than the contents on every side. A crushed box holds nothing.',
    },
    wrap: { title: 'Wrap', text: 'Fragile, liquid and sharp items each on their own. Nothing touches.' },
    fill: { title: 'Fill the gaps', text: 'Paper, cloth or bubble wrap. Shake it: you should hear nothing.' },
    tape: {
      title: 'Tape it',
      text: 'Bottom and lid, in several layers. Peel off old labels, so that only ours is left.',
    },
  },
  asked: {
    title: 'People often ask',
    together: {
      title: 'May I put different things into one box?',
      text: 'Yes. Wrap liquid and sharp ones on their own and put the heavy ones at the bottom.',
    },
    check: {
      title: 'Do you open parcels?',
      text: 'If in doubt, we ask you to show what is inside when you hand it in. On the way we do not open it without talking to you.',
    },
    abroad: {
      title: 'Do you deliver abroad?',
      text: 'For now only inside Uzbekistan: to all {regions} regions.',
    },
    lost: {
      title: 'What if it gets lost?',
      text: 'We pay up to {freeCover} free of charge, and up to {topCover} with cover.',
      way: 'How cover works',
    },
  },
  next: {
    title: 'Ready to go?',
    text: 'See the price, or start a parcel right away: enter the address and we guide you through the rest.',
    ways: { price: 'Work out the price', send: 'Send a parcel' },
  },
  near: { title: 'Related pages' },
} as const satisfies DeepStrings<typeof uz>
