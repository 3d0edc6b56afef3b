import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/becomeAgent.ts'

export default {
  lead: {
    title: 'Open a point in your shop',
    text: 'One shelf by the counter is enough: neighbours bring their parcels to you and fetch them from you. Leave the address, and we settle the rest together.',
    drawn: 'A shop round the corner: boxes beside a teapot in its window, somebody with a box at its door',
    ways: { apply: 'Apply', partner: 'Partner programme' },
  },
  work: {
    title: 'What you do',
    takes: { title: 'Take in', text: 'Parcels up to {pointWeight} and {pointSide} long' },
    keeps: { title: 'Keep', text: 'For {storageDays} at most, then a courier fetches them' },
    hands: { title: 'Hand over', text: 'Against the code that the receiver gives, on your phone' },
    pay: { title: 'Your pay', text: 'By contract; we promise no figures here' },
  },
  needs: {
    title: 'What it takes',
    place: {
      title: 'A place',
      text: 'A room with a door to the street, and a shelf or a cupboard that locks.',
    },
    hours: { title: 'Opening hours', text: 'Such that people can come after work. You name them.' },
    phone: { title: 'A phone', text: 'With a camera and the internet: you scan parcels with it.' },
    paper: { title: 'Papers', text: 'A sole trader or a company: the contract is made out in that name.' },
  },
  way: {
    title: 'From the application to the opening',
    write: { title: 'You write', text: 'A name, a phone and the address of the place.' },
    look: {
      title: 'We talk',
      text: 'A manager calls between {opens} and {closes} and comes to see the place.',
    },
    contract: {
      title: 'Contract',
      text: 'It sets the pay, who answers for what and how cash is handled; both sides sign.',
    },
    open: { title: 'Open', text: 'You get an account, and your shop appears <lastMap>on the map</lastMap>.' },
  },
  ask: {
    title: 'Questions',
    full: {
      title: 'What if there is no room left?',
      text: 'Call us and we mark it “full”. The map and the order pages show it at once, and no new parcels come. Those on their way still arrive.',
    },
    closed: {
      title: 'May I close for a day?',
      text: 'Yes: call us, we mark it “closed today”, and the next day it opens by itself. Tell us of holidays ahead of time.',
    },
    cash: {
      title: 'Do I have to handle cash?',
      text: 'Only if you want to. There are points that do not take cash on delivery.',
    },
    leave: {
      title: 'What if I change my mind?',
      text: 'Tell us ahead of time: parcels on their way go to another point, those you hold wait for their receivers.',
    },
  },
  apply: {
    title: 'Application',
    text: 'If it is urgent: {phone}.',
    fields: {
      name: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      region_id: 'Region',
      address: 'Address of the place',
      company: 'Shop or company',
      email: 'E-mail',
      message: 'About the place',
    },
    hints: {
      address: 'District, street, house and a landmark.',
      message: 'Its size, its hours, how many people come in a day.',
    },
    button: 'Send the application',
    done: {
      title: 'We have your application',
      text: 'A manager calls this number between {opens} and {closes}. If you would rather not wait: {phone}.',
    },
  },
} as const satisfies DeepStrings<typeof uz>
