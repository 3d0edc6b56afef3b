import { storesIn } from '../islands/app/stores.ts'
import { codeOf } from '../islands/qr/page-code.ts'
import type { InfoPageData } from '../page-data.ts'

export const app: InfoPageData = {
  gives: ({ origin, stores }, locale, tell) => ({
    ...codeOf('/app', origin, locale),
    label: tell.plain('qr.drawn'),
    stores: storesIn(stores),
    noStores: tell.plain('stores.none'),
    install: tell.plain('install.button'),
    installed: tell.plain('install.installed'),
  }),
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'app#lead',
      ways: { android: '#android', iphone: '#iphone' },
    },
    { kind: 'island', at: 'install', name: 'install' },
    {
      kind: 'steps',
      at: 'android',
      look: 'drawn',
      items: [
        { name: 'menu', drawing: 'app#dots' },
        { name: 'add', drawing: 'app#row' },
      ],
    },
    {
      kind: 'steps',
      at: 'iphone',
      look: 'drawn',
      items: [
        { name: 'share', drawing: 'app#share' },
        { name: 'add', drawing: 'app#plus' },
      ],
    },
    { kind: 'island', at: 'qr', name: 'pageQr' },
    {
      kind: 'points',
      at: 'does',
      items: [
        { name: 'send', icon: 'box' },
        { name: 'track', icon: 'search' },
        { name: 'notices', icon: 'news' },
        { name: 'offline', icon: 'clock' },
        { name: 'share', icon: 'telegram' },
        { name: 'money', icon: 'cash' },
      ],
    },
    { kind: 'island', at: 'stores', name: 'stores' },
    { kind: 'questions', at: 'ask', items: ['telegram', 'room', 'update', 'remove'] },
    { kind: 'next', at: 'next', ways: { track: 'track', send: 'sendParcel' } },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'driverApp', icon: 'route' },
        { page: 'security', icon: 'lock' },
        { page: 'faq', icon: 'question' },
      ],
    },
  ],
}
