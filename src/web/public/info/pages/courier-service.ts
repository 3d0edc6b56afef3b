import type { InfoPageData } from '../page-data.ts'

export const courierService: InfoPageData = {
  service: true,
  under: 'ourServices',
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'courier#lead',
      ways: { send: 'sendParcel', price: 'calculator?way=2-1' },
    },
    {
      kind: 'drawing',
      at: 'day',
      drawing: 'courier#day',
      items: ['morning', 'first', 'noon', 'afternoon', 'evening', 'night'],
    },
    { kind: 'figure', at: 'today', figure: 'cutOff' },
    { kind: 'steps', at: 'how', items: ['call', 'confirm', 'take', 'hand'] },
    {
      kind: 'steps',
      at: 'brings',
      look: 'drawn',
      items: [
        { name: 'badge', drawing: 'courier#badge' },
        { name: 'phone', drawing: 'courier#phone' },
        { name: 'card', drawing: 'courier#card' },
        { name: 'cash', drawing: 'courier#cash' },
      ],
    },
    {
      kind: 'points',
      at: 'ready',
      items: [
        { name: 'box', icon: 'box' },
        { name: 'label', icon: 'file' },
        { name: 'sum', icon: 'cash' },
        { name: 'phone', icon: 'phone' },
      ],
    },
    {
      kind: 'cards',
      at: 'prices',
      items: [
        { name: 'standard', figure: 'priceDoorDoor', to: 'calculator?way=2-1' },
        { name: 'express', figure: 'priceExpressDoorDoor', to: 'calculator?way=2-2' },
        { name: 'leg', figure: 'priceDoorNear', to: 'calculator?way=3-1' },
      ],
    },
    {
      kind: 'points',
      at: 'money',
      items: [
        { name: 'sender', icon: 'user' },
        { name: 'receiver', icon: 'users' },
        { name: 'goods', icon: 'cash', figure: 'priceCod' },
        { name: 'exact', icon: 'warning' },
      ],
    },
    { kind: 'text', at: 'nobody' },
    { kind: 'questions', at: 'ask', items: ['late', 'window', 'instead', 'heavy'] },
    { kind: 'next', at: 'next', ways: { send: 'sendParcel', price: 'calculator?way=2-1' } },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'security', icon: 'lock' },
        { page: 'howToWeigh', icon: 'scales' },
        { page: 'prohibitedItems', icon: 'close' },
      ],
    },
  ],
}
