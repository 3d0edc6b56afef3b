import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/prohibitedItems.ts'

export default {
  lead: {
    title: 'What can’t I send?',
    text: 'There are {prohibitedRules} rules in all. No need to read them: just type what you want to send.',
    drawn: 'A road leads through a gate; one tile has turned off it',
  },
  dangerous: {
    title: 'Dangerous',
    text: 'It may burn, explode or leak on the way.',
    explosives: {
      title: 'Explosives and ammunition',
      text: 'firecrackers, fireworks, gunpowder, cartridges',
      instead: 'Found some at home? Do not touch it: call {police}.',
    },
    flammables: {
      title: 'Flammable liquids and gases',
      text: 'petrol, acetone, gas cylinder, lighter',
      instead: 'An empty container that is washed and does not smell is fine.',
    },
    aerosols: {
      title: 'Pressurised cans',
      text: 'hair spray, spray deodorant, spray paint',
      instead: 'Send a roll-on, a cream or an ordinary bottle.',
    },
    batteries: {
      title: 'Batteries on their own',
      text: 'power bank, scooter battery, spare battery pack',
      instead: 'Inside a device they are fine: phone, laptop, watch. Switch it off and wrap it well.',
    },
    poisons: {
      title: 'Poisons and corrosives',
      text: 'acid, mercury, chlorine, pesticides',
      instead: 'Ask a carrier licensed for it.',
    },
  },
  unlawful: {
    title: 'Against the law',
    text: 'The law forbids sending these by post.',
    weapons: {
      title: 'Weapons and their parts',
      text: 'pistol, air gun, dagger, knuckleduster',
      instead: 'A kitchen knife is fine, its blade in a hard sheath.',
    },
    drugs: {
      title: 'Narcotic and psychotropic drugs',
      text: 'cannabis, tramadol, strong sleeping pills',
      instead: 'Not even with a prescription: let the receiver buy it at a pharmacy there.',
    },
    alcoholTobacco: {
      title: 'Alcohol, tobacco and e-cigarettes',
      text: 'vodka, wine, cigarettes, nasvay, vapes',
      instead: 'Send tea, dried fruit or sweets as a gift.',
    },
    money: {
      title: 'Money, bank cards and securities',
      text: 'cash, bank card, cheque, lottery ticket',
      instead: 'Transfer money through a bank, Payme or Click.',
    },
    counterfeits: {
      title: 'Counterfeit and banned goods',
      text: 'fake brands, forged papers, banned literature, drones',
      instead: 'Send genuine goods, with the receipt inside the box.',
    },
  },
  alive: {
    title: 'Alive or quick to spoil',
    text: 'A parcel is on the road for {standardFromNumber}–{standardTo}.',
    animals: {
      title: 'Live animals',
      text: 'birds, cats, fish, bees',
      instead: 'Take them along yourself, or find a carrier that takes animals.',
    },
    perishables: {
      title: 'Food that spoils quickly',
      text: 'meat, cream, cake, hot samsa',
      instead: 'Dried or factory-packed is fine: kurut, raisins, honey, bread.',
    },
    samples: {
      title: 'Medical samples and human ashes',
      text: 'blood, urine, cremation urn',
      instead: 'Give them to the laboratory’s own courier.',
    },
  },
  priceless: {
    title: 'Beyond price',
    text: 'Once lost, no money replaces it.',
    valuables: {
      title: 'Jewellery and antiques',
      text: 'gold ring, gemstone, old coins, painting',
      instead: 'Costume jewellery is fine. The rest goes with cover, {topCover} at most.',
    },
  },
  found: {
    title: 'If a prohibited item turns up',
    handing: {
      title: 'When you hand it in',
      text: 'The courier or the point refuses it and says why. You pay nothing.',
    },
    road: {
      title: 'On the way',
      text: 'We stop the parcel and call you the same day. Its return costs half the transport price.',
    },
    danger: {
      title: 'If it is dangerous',
      text: 'As the law requires, we hand it to the authority in charge and send you a copy of the record.',
    },
  },
  next: {
    title: 'Nothing like that in your box?',
    text: 'Then see the price: a small box from Tashkent to Samarkand, point to point, is {priceBelt1}.',
    ways: { price: 'Work out the price' },
  },
  near: { title: 'Related pages' },
} as const satisfies DeepStrings<typeof uz>
