export default {
  topics: {
    packing: 'Qadoqlash',
    shops: 'Doʻkonlarga',
    delivery: 'Yetkazib berish',
    company: 'Kompaniya haqida',
  },
  feed: {
    title: 'TezBox blogi',
    about: 'Posilkani qanday oʻrash, arzonroq yuborish va savdoni yetkazib berish bilan yuritish haqida.',
  },
} as const
