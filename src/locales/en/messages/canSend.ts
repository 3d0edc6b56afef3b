import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/canSend.ts'

export default {
  answers: {
    yes: 'Yes, you can',
    conditions: 'Yes, on conditions',
    no: 'No, you cannot',
    unknown: 'We cannot say for sure',
  },
  unknown: 'This is not on our list. Try another name for it, or call {phone}: an operator will tell you.',
  ask: {
    label: 'What do you want to send?',
    hint: 'can I send a phone?',
    button: 'Ask',
    others: 'People also ask:',
    popular: { one: 'medicine', two: 'honey', three: 'perfume', four: 'knife' },
    about: 'About “{thing}”',
    understood: 'We read it as “{thing}”',
    near: 'Perhaps you meant:',
    rule: 'Rule {number}',
    packing: 'How to pack it',
    covering: 'If it is lost',
    call: 'Call us',
    index: 'The rules',
  },
  advice: {
    plain: 'Go ahead: none of the {prohibitedRules} rules applies to it.',
    clothes: 'Go ahead. Cloth dislikes water, so put it in a plastic bag first.',
    paper: 'Go ahead. In an envelope or a stiff folder it will not crease.',
    fragile: 'You can. It breaks easily, so the packing decides.',
    dryFood: 'You can: dry food keeps on the road.',
    liquidFood: 'You can. Close the lid tightly and wrap it in a bag.',
    liquid: 'You can. It is a liquid, so tape the lid and wrap it in a bag.',
    bread: 'You can: bread keeps on the road. Let it cool first, or it will sweat.',
    homeDevice: 'You can. There is no loose battery in it; just protect it from knocks.',
    carPart: 'You can. Drain the oil and fuel and wipe it dry.',
    tool: 'You can. Cover sharp ends. If it has a battery, leave it inside and switched off.',
    building: 'You can. Weigh it beforehand, because the price depends on it.',
    toyGun: 'You can: a toy is not a weapon. Write “toy” on the box.',
    costumeJewellery: 'You can: there is no limit on costume jewellery.',
    simCard: 'You can. It is not a bank card, so the ban does not apply to it.',
    gasAppliance: 'You can: there is no gas in it. A gas cylinder stays at home.',
    supplement: 'You can, as long as the factory packaging is unopened.',
    smallBlade: 'You can. Cover the point with card or a sheath, so that nobody gets cut.',
    phone:
      'Yes, with the battery inside. Switch it off and wrap the screen thickly. Leave the power bank out.',
    computer:
      'Yes, with the battery inside. Switch it off and cover the screen with soft cloth. Leave spare batteries out.',
    batteryDevice:
      'Yes, with the battery inside the device. Switch it off, so that it does not turn on by itself.',
    cellBatteries: 'Only in unopened factory packaging. We do not take loose or used ones.',
    electricRide:
      'Yes, if the battery is in place and undamaged. We do not take a battery that was taken out.',
    kitchenKnife:
      'A kitchen knife is fine with its blade in a hard sheath. Daggers and hunting knives are not.',
    axe: 'As a household tool it is fine, with its blade in a hard sheath, tied.',
    freshProduce:
      'Yes, if it keeps for {perishableHours} on the road: choose firm fruit, not overripe. We do not pay for bruised fruit.',
    eggs: 'You can, at your own risk: we do not pay for broken ones. Use an egg box.',
    homeCanned: 'Yes, if the lid is sealed and it keeps without a fridge. We do not take plastic lids.',
    keepsUnopened:
      'Yes, in factory packaging, if it keeps for {perishableHours} without a fridge. Cut or opened, no.',
    plant:
      'Yes, if the roots are damp and it can stand {perishableHours} on the road. We do not pay if it wilts.',
    precious:
      'Declare its value and take cover. We never pay more than {topCover}: carry anything worth more yourself.',
    jewellery:
      'Costume jewellery is fine. If it is gold or silver, declare its value: we never pay more than {topCover}.',
    antique: 'You can, but we never pay more than {topCover}. Carry what cannot be replaced yourself.',
    medicine:
      'Medicine sold without a prescription is fine in its factory box with the leaflet. Narcotic and psychotropic drugs are not.',
    coldMedicine:
      'Yes, in a cool bag that stays cold for {perishableHours}. We do not refrigerate it and do not pay if it spoils.',
    perfume: 'Yes, in an ordinary bottle, boxed, with its cap on. We do not take pressurised sprays.',
    deodorant: 'Roll-on, stick or cream is fine. We do not take pressurised sprays.',
    paint:
      'Water-based paint in its factory can is fine. Solvent paint, varnish and spray are not: they burn.',
    glue: 'Yes, closed and water-based. We do not take solvent glue: it burns.',
    fertilizer: 'Dry, in its factory bag, yes. Ammonium nitrate and pesticides, no.',
    original:
      'You can. Use an envelope and delivery against signature: we do not pay for the document itself or for replacing it.',
    religious: 'What was officially published in Uzbekistan is fine. Banned literature is not.',
    fuelMachine: 'Yes, with a dry tank, fuel and oil drained. If it smells of petrol, we will not take it.',
    emptyVessel:
      'Yes, if it is empty, washed and does not smell. If there is something in it, ask about that instead.',
    bulky:
      'Large things go door to door: up to {doorWeight} and {doorSide}. A pickup point takes up to {pointWeight} and {pointSide}.',
    gift: 'It depends on what is inside. Name the gift itself: perfume, chocolate, a watch.',
    oilOrButter:
      'Vegetable oil is fine, closed and wrapped in a bag. Butter and animal fat spoil on the road, so we do not take them.',
    no1: 'We take nothing that explodes, not even one. If you found it at home, do not touch it and call the police.',
    no2: 'We take no flammable liquid or gas: it may catch fire in the van. It is easier to buy it there.',
    no3: 'A pressurised can bursts in the heat, so we do not take it. Send a roll-on, a cream or an ordinary bottle.',
    no4: 'We do not take a battery on its own: a knock can set it on fire. Inside a device it is fine: a phone, a laptop, a watch.',
    no5: 'We take nothing poisonous or corrosive. Ask a carrier licensed for it.',
    no6: 'We take no weapons or parts of them, not even with a permit. A kitchen knife in a sheath is fine.',
    no7: 'Not even with a prescription. Let the receiver buy it at a pharmacy there.',
    no8: 'We take no alcohol or tobacco. Send tea, dried fruit or sweets as a gift.',
    no9: 'Do not put money or bank cards in a parcel. Transfer money through a bank, Payme or Click.',
    no10: 'We take nothing that the law forbids. Send genuine goods with their receipt.',
    no11: 'We take no live animals. Travel with them, or find a carrier that takes animals.',
    no12: 'It would spoil: a parcel travels {standardFromNumber}–{standardTo}. Send it dried or factory-packed.',
    no13: 'We take no samples for tests and no human ashes. Give them to the laboratory’s own courier.',
    washer:
      'Summer fluid, made with water, is fine. We do not take winter fluid with alcohol in it: it burns.',
  },
  pack: {
    soft: 'Put it in a plastic bag, then in a box or a strong bag.',
    boxed: 'Use a stiff box and fill the gaps with paper.',
    fragile: 'Wrap each piece on its own, leave three fingers to the walls, write “fragile”.',
    liquid: 'Tape the lid, wrap it in two bags, stand it upright in the box.',
    food: 'A clean container in a box that lets air in. Write “food” on it.',
    blade: 'Cover the blade with card or a sheath and tape it.',
    device: 'Switch it off, wrap it in bubble wrap, let nothing rattle in the box.',
    paper: 'A stiff folder or envelope, and a bag against damp.',
    drained: 'Dry the tank, close the cap, tie a bag where oil may drip.',
    bulky: 'Wrap the corners in card, tie doors and lids. Measure the sides beforehand.',
  },
  cover: {
    levels:
      'If it is lost or broken we pay up to {freeCover} free of charge, and up to {topCover} with cover.',
    none: 'If it spoils on the way we do not pay. If the parcel is lost we pay up to {freeCover}.',
    ceiling: 'We pay {topCover} at most, even if it is worth more.',
  },
} as const satisfies DeepStrings<typeof uz>
