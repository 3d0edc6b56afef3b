import { brand } from '#kernel/brand.ts'
import type { InfoPageData, ItemData, Target } from '../page-data.ts'

/** Questions, each with the place where one does what its answer says. */
const asked = (questions: Readonly<Record<string, Target>>): ItemData[] =>
  Object.entries(questions).map(([name, to]) => ({ name, to }))

export const faq: InfoPageData = {
  carries: ['live'],
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'tea#table' },
    { kind: 'island', at: 'search', name: 'faq' },
    {
      kind: 'questions',
      at: 'sending',
      items: asked({
        howToSend: 'sendParcel',
        whereToBring: 'sendParcel',
        courierPickup: 'courierService',
        howLong: 'calculator',
        express: 'calculator',
        packing: 'whatCanYouSend',
        label: 'orderList',
        largest: 'howToWeigh',
        prohibited: 'prohibitedItems',
        noAddress: 'profile',
      }),
    },
    {
      kind: 'questions',
      at: 'price',
      items: asked({
        howMuch: 'calculator',
        volume: 'howToWeigh#helper',
        reweigh: 'howToWeigh',
        howToPay: 'basket',
        receiverPays: 'sendParcel',
        cancel: 'orderList',
        topUp: 'balance',
        firstFree: 'signUp',
        debt: 'balance',
      }),
    },
    {
      kind: 'questions',
      at: 'cod',
      items: asked({
        whatIsCod: 'sendParcel',
        codWhen: 'cod',
        codWhere: 'cod',
        codRefused: 'pricing',
        codByLink: 'security',
        codInspect: 'sendParcel',
        codLess: 'balance',
        newAccount: 'cod',
      }),
    },
    {
      kind: 'questions',
      at: 'receiving',
      items: asked({
        notHome: 'track',
        attempts: 'track',
        storage: 'track',
        pickupCode: 'contact',
        somebodyElse: 'track',
        changeAddress: 'orderList',
        refuse: 'track',
        callCard: 'track',
      }),
    },
    {
      kind: 'questions',
      at: 'tracking',
      items: asked({
        where: 'track',
        noSuchCode: 'track',
        late: 'covered#claim',
        names: 'track',
        notices: 'profile',
      }),
    },
    {
      kind: 'questions',
      at: 'cover',
      items: asked({
        isCovered: 'covered',
        coverPrice: 'covered#calc',
        lost: 'orderList',
        damaged: 'orderList',
        howMuchPaid: 'covered#amount',
        notPaid: 'notCompensated',
        rejected: 'contact',
      }),
    },
    {
      kind: 'questions',
      at: 'merchants',
      items: asked({
        businessAccount: 'profile',
        many: 'bulkUpload',
        collection: 'business',
        packages: 'balance',
        pro: 'business',
        statement: 'balance',
        integration: 'integrations',
      }),
    },
    {
      kind: 'questions',
      at: 'account',
      items: asked({
        signIn: 'login',
        noSms: 'login',
        newNumber: 'contact',
        fakeCourier: 'security',
        phishing: 'security',
        devices: 'profile',
        deleteAccount: 'profile',
      }),
    },
    {
      kind: 'next',
      at: 'next',
      ways: {
        call: `tel:+998${brand.supportPhones[0]}`,
        telegram: brand.social.telegram,
        write: 'contact',
      },
    },
  ],
}
