import type { InfoPageData } from '../page-data.ts'

export const ourServices: InfoPageData = {
  service: true,
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'services#lead',
      ways: { price: 'calculator', send: 'sendParcel' },
    },
    {
      kind: 'cards',
      at: 'roads',
      items: [
        { name: 'doorDoor', drawing: 'services#dd', figure: 'priceDoorDoor', to: 'calculator?way=2-1' },
        { name: 'pointPoint', drawing: 'services#pp', figure: 'priceFrom', to: 'calculator?way=1-1' },
        { name: 'doorPoint', drawing: 'services#dp', figure: 'priceDoorPoint', to: 'calculator?way=3-1' },
        { name: 'pointDoor', drawing: 'services#pd', figure: 'pricePointDoor', to: 'calculator?way=4-1' },
      ],
    },
    {
      kind: 'comparison',
      at: 'speed',
      columns: ['standard', 'express'],
      rows: ['days', 'price', 'sum', 'where', 'clock', 'fresh'],
      marks: { fresh: { standard: 'no', express: 'part' } },
    },
    {
      kind: 'points',
      at: 'extras',
      items: [
        { name: 'cod', icon: 'cash', figure: 'priceCod' },
        { name: 'back', icon: 'undo' },
        { name: 'inspect', icon: 'search' },
        { name: 'signature', icon: 'file', figure: 'priceSignature' },
        { name: 'cover', icon: 'lock', figure: 'cheapestCover', to: 'covered' },
        { name: 'collection', icon: 'basket', figure: 'priceCollection', to: 'business' },
      ],
    },
    { kind: 'table', at: 'limits', from: 'places' },
    {
      kind: 'points',
      at: 'never',
      items: [
        { name: 'abroad', icon: 'close' },
        { name: 'alive', icon: 'close' },
        { name: 'packing', icon: 'close' },
        { name: 'huge', icon: 'close' },
      ],
    },
    { kind: 'questions', at: 'ask', items: ['cheapest', 'day', 'pay', 'follow'] },
    { kind: 'next', at: 'next', ways: { price: 'calculator', send: 'sendParcel' } },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'courierService', icon: 'door' },
        { page: 'business', icon: 'chart' },
        { page: 'whatCanYouSend', icon: 'box' },
      ],
    },
  ],
}
