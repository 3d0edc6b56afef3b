import { brand } from '#kernel/brand.ts'
import { codeOf } from '../islands/qr/page-code.ts'
import type { InfoPageData } from '../page-data.ts'

/** The courier's app is not there yet: both pages say so, and are rewritten on the day it is. */
export const driverApp: InfoPageData = {
  gives: codeToInstall,
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'driver#lead',
      ways: { install: 'driverAppDownload', work: 'careers' },
    },
    { kind: 'notice', at: 'stand', tone: 'info' },
    {
      kind: 'comparison',
      at: 'day',
      columns: ['today', 'app'],
      rows: ['take', 'scan', 'hand', 'cash', 'signal', 'badge'],
      marks: {
        take: { today: 'part' },
        scan: { today: 'no' },
        hand: { today: 'yes' },
        cash: { today: 'yes' },
        signal: { today: 'no' },
        badge: { today: 'yes' },
      },
    },
    { kind: 'drawing', at: 'lift', drawing: 'driver#lift', items: ['street', 'stairs', 'door', 'back'] },
    {
      kind: 'points',
      at: 'rules',
      items: [
        { name: 'load', figure: 'courierParcels' },
        { name: 'release', figure: 'acceptHours' },
        { name: 'attempts', figure: 'attempts' },
        { name: 'undo', figure: 'undoMinutes' },
      ],
    },
    { kind: 'island', at: 'qr', name: 'pageQr' },
    {
      kind: 'questions',
      at: 'ask',
      items: ['phone', 'sees', { name: 'pay', to: 'careers' }, { name: 'check', to: 'security' }],
    },
    { kind: 'next', at: 'next', ways: { work: 'careers', call: `tel:+998${brand.supportPhones[0]}` } },
  ],
}

export const driverAppDownload: InfoPageData = {
  under: 'driverApp',
  gives: codeToInstall,
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'driver#gate', ways: { app: 'app', about: 'driverApp' } },
    { kind: 'notice', at: 'fake', tone: 'warning' },
    { kind: 'island', at: 'qr', name: 'pageQr' },
    { kind: 'steps', at: 'way', items: ['hired', 'open', 'add', 'enter'] },
    {
      kind: 'points',
      at: 'offline',
      items: [
        { name: 'works', icon: 'check' },
        { name: 'waits', icon: 'clock' },
        { name: 'kept', icon: 'lock' },
      ],
    },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'app', icon: 'app' },
        { page: 'careers', icon: 'briefcase' },
        { page: 'security', icon: 'lock' },
      ],
    },
  ],
}

/** From a screen to the phone that the app will be installed on. */
function codeToInstall(...[{ origin }, locale, tell]: Parameters<NonNullable<InfoPageData['gives']>>) {
  return { ...codeOf('/driverapp/download', origin, locale), label: tell.plain('qr.drawn') }
}
