import type { InfoPageData } from '../page-data.ts'

export const howToWeigh: InfoPageData = {
  under: 'whatCanYouSend',
  carries: ['live'],
  gives: ({ tariff: { volumeDivisor, boxes, limits } }) => ({
    volumeDivisor,
    boxes: { small: boxes.small.upToGrams, medium: boxes.medium.upToGrams, large: boxes.large.upToGrams },
    pointGrams: limits.point.grams,
    pointCm: limits.point.longestCm,
  }),
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'weigh#lead',
      ways: { helper: '#helper', price: 'calculator' },
    },
    {
      kind: 'steps',
      at: 'steps',
      look: 'drawn',
      items: [
        { name: 'pack', drawing: 'weigh#pack' },
        { name: 'scales', drawing: 'weigh#scales' },
        { name: 'sides', drawing: 'weigh#sides' },
        { name: 'bulge', drawing: 'weigh#bulge' },
      ],
    },
    { kind: 'island', at: 'helper', name: 'volumeScales' },
    { kind: 'table', at: 'boxes', from: 'boxes' },
    {
      kind: 'points',
      at: 'without',
      items: [
        { name: 'person', icon: 'user' },
        { name: 'bottle', icon: 'scales' },
        { name: 'paper', icon: 'file' },
        { name: 'shop', icon: 'point' },
      ],
    },
    { kind: 'text', at: 'why' },
    { kind: 'questions', at: 'ask', items: ['wrong', 'heavier', 'round', 'several', 'tooLarge'] },
    { kind: 'next', at: 'next', ways: { price: 'calculator', send: 'sendParcel' } },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'whatCanYouSend', icon: 'box' },
        { page: 'prohibitedItems', icon: 'close' },
        { page: 'covered', icon: 'lock' },
      ],
    },
  ],
}
