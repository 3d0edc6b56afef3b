export default {
  lead: 'Qurilma kaliti shu kompyuter yoki telefonda saqlanadi va barmoq izi, yuz yoki PIN bilan ochiladi. U faqat bizning saytda ishlaydi: soxta sahifaga kodingizni aytib qoʻyish xavfi yoʻq.',
  notHere: 'Bu brauzer qurilma kalitlarini bilmaydi. Saytni yangi brauzerda, himoyalangan manzildan oching.',
  none: {
    title: 'Hali qurilma kaliti yoʻq',
    text: 'Qoʻshsangiz, keyingi safar autentifikator kodini yozmasdan kirasiz.',
  },
  add: 'Shu qurilmani qoʻshish',
  added: 'Qoʻshilgan: {at}',
  used: 'oxirgi marta: {at}',
  neverUsed: 'hali ishlatilmagan',
  blocked:
    'Bu kalitdan kimdir nusxa koʻchirgan boʻlishi mumkin, u endi ochmaydi. Oʻchirib, qaytadan qoʻshing.',
  remove: 'Oʻchirish',
  removeNamed: '{name}: oʻchirish',
  removed: '{name}: oʻchirildi',
  wayBack:
    'Autentifikator ilovasi ham ishlayveradi: qurilma yoʻqolsa, u bilan kirasiz va kalitni shu yerda oʻchirasiz.',
  removing: {
    title: '{name} oʻchirilsinmi?',
    text: 'Bu kalit bilan endi kirib boʻlmaydi. Autentifikator kodi ishlayveradi.',
    yes: 'Ha, oʻchirilsin',
    no: 'Yoʻq, qolsin',
  },
  adding: {
    title: 'Qurilma kalitini qoʻshish',
    name: 'Nomi',
    nameHint: 'Qaysi qurilma ekanini keyin tanib olish uchun.',
    nameNeeded: 'Nomini yozing.',
    totp: 'Autentifikator kodi',
    totpHint: 'Bu siz ekaningizni tekshiramiz: ilovadagi 6 ta raqam.',
    totpNeeded: 'Ilovadagi 6 ta raqamni yozing.',
    afterwards: 'Keyin brauzer barmoq izi, yuz yoki PIN soʻraydi.',
    yes: 'Qoʻshish',
    no: 'Orqaga',
    closed: 'Qurilma kaliti yaratilmadi. Ilovadagi keyingi kodni yozib, qaytadan urinib koʻring.',
    done: '{name}: qoʻshildi',
  },
} as const
