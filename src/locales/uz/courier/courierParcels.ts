export default {
  title: '{count, plural, =0 {Sumka boʻsh} other {Sizda {text} ta posilka}}',
  toCollect: '{amount} olinadi',
  scan: 'Skanerlash',
  load: 'Yuklash',
  emptyTitle: 'Hozircha posilka yoʻq',
  emptyText: 'Posilkani skanerlasangiz, u shu yerda koʻrinadi.',
  parts: {
    handIn: 'Depoga yoki punktga topshirish kerak',
    failed: 'Bu safar topshirilmadi',
    deliver: 'Eshikka',
    bring: 'Punktga',
    fetched: 'Joʻnatuvchidan olingan',
  },
  handOver: {
    title: 'Qoʻldan qoʻlga',
    take: 'Kuryerdan yoki depodan olsangiz, posilkani skanerlang: shundan keyin u sizning hisobingizda.',
    takeButton: 'Skanerlab olish',
    give: 'Bersangiz, oladigan odam skanerlaydi. Yorliq oʻqilmasa, posilkani oching va kodni koʻrsating.',
  },
} as const
