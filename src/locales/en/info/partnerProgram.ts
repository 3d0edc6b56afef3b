import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/partnerProgram.ts'

export default {
  lead: {
    title: 'A shelf, or a good word',
    text: 'There are three ways to be our partner: open a point in your shop, invite people you know, or bring customers by contract. The terms are on this page, the application is at the end.',
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
      text: 'When somebody joins through you and starts sending, you are both rewarded.',
      drawn: 'Two people talking about a box',
    },
    code: {
      title: 'I have customers',
      text: 'We sign a contract and give you a code. Of what those who came by it pay, you get a percentage every month.',
      drawn: 'A coupon with a percent sign, and a box',
    },
  },
  word: {
    title: 'Terms of an invitation',
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
    text: 'This is how we count. Change the numbers and the answer follows.',
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
    text: 'Our system records who joined through whose link, counts the parcels and puts the reward on the balance by itself. Your link is in your cabinet, on the page “Invite a friend”.',
  },
  code: {
    title: 'How a code works',
    apply: { title: 'Application', text: 'Tell us who you are and where your customers are.' },
    contract: { title: 'Contract', text: 'We agree on the percentage and for how many months it counts.' },
    link: {
      title: 'Code and link',
      text: 'Share the link, its QR code or the code itself; the system records who came by it.',
    },
    month: {
      title: 'Monthly statement',
      text: 'On the first day of a month the one before is counted, and the money goes to your bank account.',
    },
  },
  earn: {
    title: 'Terms of a code',
    share: { title: 'Share', text: 'The contract says the percentage; we promise no figures here' },
    counts: {
      title: 'What counts',
      text: 'Parcels of your customers that were delivered and paid for; one that we had to compensate does not count',
    },
    long: {
      title: 'How long',
      text: 'As many months as the contract says, from the day the customer signed up',
    },
    statement: {
      title: 'Statement',
      text: 'Made once a month and never changed; downloaded as Excel or CSV',
    },
    paid: { title: 'Paid', text: 'Once for every month, through the bank' },
    seen: {
      title: 'What you see',
      text: 'The last four digits of the tracking code, the sum and the initials of the customer, and nothing else',
    },
  },
  page: {
    title: 'A partner already?',
    text: 'Sign in with the phone number of the contract: code, parcels and statements are on the <partner>partner page</partner>.',
  },
  shelf: {
    title: 'How a point opens',
    apply: {
      title: 'Application',
      text: 'A name, a phone and the address of the place will do: <becomeAgent>open a point in your shop</becomeAgent>.',
    },
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
      text: 'Not the reward for an invitation: it is for sending parcels. The share of a partner with a contract goes to a bank account.',
    },
    which: {
      title: 'How does an invitation differ from a code?',
      text: 'Every customer can invite, without a contract. A code is for a shop, a channel or a company: a contract, a monthly statement and payment through the bank.',
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
    text: 'Tell us who you are; we will talk about the point, the invitations or the code on the phone.',
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
