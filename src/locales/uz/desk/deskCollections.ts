export default {
  day: 'Kun',
  today: 'Bugun',
  interval: 'Vaqt',
  merchant: 'Biznes mijoz',
  address: 'Manzil',
  parcels: 'Posilka',
  fee: 'Olib ketish haqi',
  free: 'bepul',
  caption: 'Tashrif: {visits}, posilka: {parcels}',
  nobody: 'Bu kunda olib ketish yoʻq',
  nobodyText: 'Biznes mijoz posilkalarini saqlab, kuryer chaqirsa, shu yerda koʻrinadi.',
} as const
