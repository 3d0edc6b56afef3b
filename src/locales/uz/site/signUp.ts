export default {
  newHere: 'Bu raqam bizda yangi. Ismingizni yozing, kod qayta soʻralmaydi.',
  invited: 'Doʻstingizning taklifi saqlandi.',
  kind: 'Hisob turi',
  personal: { label: 'Oʻzim uchun', note: 'Yaqinlarga joʻnatish va kutib olish' },
  business: { label: 'Biznes uchun', note: 'Doʻkon yoki kompaniya nomidan' },
  fullName: 'Ism va familiya',
  company: 'Kompaniya nomi',
  companyHint: 'Masalan, Margʻilon Atlas MCHJ',
  stir: 'STIR',
  stirHint: 'Soliq toʻlovchining 9 xonali raqami',
  consent:
    '«{button}» tugmasini bossangiz, <offer>ommaviy oferta</offer> shartlarini va <privacy>maxfiylik qoidalarini</privacy> qabul qilasiz.',
  next: 'Davom etish',
  submit: 'Roʻyxatdan oʻtish',
  alreadyRegistered: 'Bu raqamda hisob bor ekan. Sizni oʻsha hisobga kiritdik.',
  faults: {
    name: 'Ismingizni yozing.',
    company: 'Kompaniya nomini yozing.',
    stir: 'STIR 9 ta raqamdan iborat va 2–7 raqamlaridan biri bilan boshlanadi.',
  },
  offers: {
    title: 'Yangi mijozlarga',
    free: {
      title: 'Birinchi posilka bepul',
      text: 'Bir viloyat ichidagi kichik posilka narxigacha biz toʻlaymiz. Qimmatrogʻida faqat farqini toʻlaysiz. Muddati yoʻq.',
    },
    half: {
      title: 'Bir oy yarim narxda',
      text: 'Roʻyxatdan oʻtgan kundan bir oy davomida. Ikkala chegirma qoʻshilmaydi: har safar foydaliroq bittasini qoʻllaymiz.',
    },
  },
} as const
