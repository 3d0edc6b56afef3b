import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/partnerProgram.ts'

export default {
  lead: {
    title: 'A shelf, or a good word',
    text: 'There are two ways to be our partner: open a point in your shop today, or tell people you know about us; rewards for that are being prepared. The terms are on this page, the application is at the end.',
    drawn: 'A shop in the street: boxes beside a teapot in the window, a person with a parcel at the door',
    ways: { apply: 'Apply', count: 'Work out the reward' },
  },
  ways: {
    title: 'Which one is yours?',
    shelf: {
      title: 'I have a shop',
      text: 'You lend us a shelf: take parcels in, keep them and hand them over against a code.',
      drawn: 'Boxes and a teapot on shelves',
    },
    word: {
      title: 'I know people',
      text: 'Soon: when somebody joins through you and starts sending, you are both rewarded.',
      drawn: 'Two people talking about a box',
    },
  },
  word: {
    title: 'Terms of an invitation (coming soon)',
    reward: { title: 'Reward', text: '{referralReward} to you, and the same to the person who joined' },
    condition: {
      title: 'When',
      text: 'If {referralShipments} of their parcels are delivered within {referralDays} of signing up',
    },
    different: { title: 'To whom', text: 'To at least {referralReceivers} different receivers' },
    paid: { title: 'Paid', text: '{referralWaitDays} after the last condition is met, to the balance' },
    spent: { title: 'Spent on', text: 'Sending parcels; it is not paid out' },
    once: { title: 'How often', text: 'Once for every new person' },
  },
  count: {
    title: 'Work out the reward',
    text: 'This is how we shall count. Change the numbers and the answer follows.',
  },
  live: {
    friends: 'People you invite',
    parcels: 'Parcels each of them sends in that time',
    button: 'Work it out',
    waiting: 'Enter both, as whole numbers.',
    short:
      '{count, plural, one {No reward yet: each of them has {shown} more parcel to send.} other {No reward yet: each of them has {shown} more parcels to send.}}',
    earned:
      '{count, plural, one {That carries {shown} small box inside a region.} other {That carries {shown} small boxes inside a region.}}',
    same: 'Everyone you invited gets the reward too.',
  },
  stand: {
    title: 'What is ready today',
    text: 'Our system already records who joined through whose link. The page with your own link, and the part that counts and pays, are still being made: until they open, ask for your link in the application below.',
  },
  shelf: {
    title: 'How a point opens',
    apply: { title: 'Application', text: 'A name, a phone and the name of the shop will do.' },
    look: { title: 'A call', text: 'We ask where the shop is, when it is open and how many boxes fit.' },
    contract: { title: 'Contract', text: 'It sets the pay, who answers for what, and how cash is handled.' },
    open: { title: 'Open', text: 'You get an account, and your shop joins the list of points.' },
  },
  point: {
    title: 'What a point does',
    takes: { title: 'Takes in', text: 'Parcels up to {pointWeight} and {pointSide} long' },
    keeps: { title: 'Keeps', text: 'For {storageDays} at most, then the parcel goes back' },
    hands: { title: 'Hands over', text: 'Against the code that the receiver gives' },
    pay: { title: 'Pay', text: 'By contract; we promise no figures here' },
  },
  ask: {
    title: 'Questions',
    cash: {
      title: 'Can I have the reward in cash?',
      text: 'No, it is for sending parcels. If you sell things, that is what you would spend on delivery anyway.',
    },
    self: {
      title: 'What if I invite my own second number?',
      text: 'That does not count: the reward is for a new person.',
    },
    both: {
      title: 'Can I do both?',
      text: 'Yes. Those who keep a point and those who shop there may invite each other.',
    },
    business: {
      title: 'What if I send a lot myself?',
      text: 'Then the <business>terms for business</business> suit you better.',
    },
  },
  apply: {
    title: 'Application',
    text: 'Tell us who you are; we will talk about the point or the invitations on the phone.',
    fields: {
      name: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      company: 'Shop or company',
      email: 'E-mail',
      website: 'Website or Telegram channel',
    },
    hints: { company: 'To open a point: the name of the shop and its street' },
    button: 'Send the application',
    done: {
      title: 'We have your application',
      text: 'We will call this number. If it is urgent, call us: {phone}.',
    },
  },
} as const satisfies DeepStrings<typeof uz>
