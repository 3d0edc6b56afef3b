/** The list that goes with a merchant's parcels. */
export default {
  manifest: 'Topshirish roʻyxati № {id}',
  sender: 'Joʻnatuvchi',
  from: 'Qayerdan',
  collection: 'Olib ketish',
  inAll: 'Jami',
  sums: '{parcels} ta posilka, {weight}, oluvchilardan {money}',
  code: 'Trek-kod',
  receiver: 'Oluvchi',
  to: 'Tuman',
  weight: 'Vazn',
  toCollect: 'Olinadigan pul',
  gave: 'Topshirdi',
  took: 'Qabul qildi',
  signature: 'Ism, imzo, sana',
} as const
