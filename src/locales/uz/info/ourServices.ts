export default {
  lead: {
    title: 'Bitta quti, toʻrt yoʻl',
    text: 'Qayerdan olish va qayergacha eltishni siz aytasiz, qolgani bizdan. Barcha xizmatlar shu sahifada: narxi, muddati va joʻnatish tugmasi bilan.',
    drawn: 'Chorrahada turgan quti: yoʻllar ikkita eshik va ikkita punktga olib boradi',
    ways: { price: 'Narxini hisoblash', send: 'Posilka joʻnatish' },
  },
  roads: {
    title: 'Qayerdan qayergacha',
    text: 'Kichik quti viloyat ichida standart tezlikda shu narxlardan boshlanadi. Uzoqroq va kattarogʻi <pricing>tariflarda</pricing> yozilgan.',
    doorDoor: {
      title: 'Eshikdan eshikkacha',
      text: 'Kuryer sizdan olib ketadi, oluvchining eshigiga eltib beradi. Muddati {standardTime}, eng ogʻiri {doorWeight}.',
      way: 'Eshikdan eshikkacha joʻnatish',
    },
    pointPoint: {
      title: 'Punktdan punktgacha',
      text: 'Qutini punktga tashlab ketasiz, oluvchi oʻziga yaqin punktdan oladi. Eng arzon yoʻl. Muddati {standardTime}, eng ogʻiri {pointWeight}.',
      way: 'Punktdan punktgacha joʻnatish',
    },
    doorPoint: {
      title: 'Eshikdan punktgacha',
      text: 'Uydan chiqmaysiz: kuryer oʻzi keladi. Oluvchi esa vaqti boʻlganda punktga kiradi. Muddati {standardTime}, eng ogʻiri {pointWeight}.',
      way: 'Eshikdan punktgacha joʻnatish',
    },
    pointDoor: {
      title: 'Punktdan eshikkacha',
      text: 'Yoʻl-yoʻlakay punktga qoldirasiz, kuryer oluvchining eshigigacha eltadi. Muddati {standardTime}, eng ogʻiri {pointWeight}.',
      way: 'Punktdan eshikkacha joʻnatish',
    },
  },
  speed: {
    title: 'Standart yoki ekspress',
    text: 'Toʻrt yoʻlning har biri ikki xil tezlikda yuradi.',
    head: { what: 'Farqi', standard: 'Standart', express: 'Ekspress' },
    days: { title: 'Muddati', standard: '{standardTime}', express: '{expressHours}' },
    price: {
      title: 'Eng past narxi, punktdan punktgacha',
      standard: '{priceFrom}',
      express: '{priceExpress}',
    },
    sum: {
      title: 'Narx qanday hisoblanadi',
      standard: 'Masofa va quti boʻyicha',
      express: 'Tashish haqiga {expressPercent} qoʻshiladi, kuryer haqi oʻzgarmaydi',
    },
    where: {
      title: 'Qayerda ishlaydi',
      standard: 'Butun Oʻzbekistonda',
      express: 'Har bir viloyat ichida va viloyatlar orasida, eng uzoq mintaqadan tashqari',
    },
    clock: {
      title: 'Soat {cutOff} nimani hal qiladi',
      standard: 'Shungacha berilgan buyurtma bugundan, keyingisi ertadan sanaladi',
      express: 'Toshkent ichida shungacha berilgani bugunning oʻzida yetishi mumkin',
    },
    fresh: {
      title: 'Tez buziladigan narsa',
      standard: 'Ulgurmaydi',
      express: '{perishableHours} ichida yetib borsa, olamiz',
    },
    note: 'Tezlikni <calculator>kalkulyatorda</calculator> tanlaysiz: ikkalasining narxi va yetib borish kuni yonma-yon turadi.',
  },
  extras: {
    title: 'Qoʻshimcha xizmatlar',
    text: 'Keraklisini buyurtma berayotganda belgilaysiz. Belgilamaganingizga pul olinmaydi.',
    cod: {
      title: 'Olganda toʻlash',
      text: 'Tovar pulini oluvchidan olamiz va {codHours} ichida balansingizga yoki bank hisobingizga joʻnatamiz.',
    },
    back: {
      title: 'Naqd pulni qaytarish',
      text: 'Kuryer olingan pulni oʻzingizga naqd keltiradi. Faqat bitta viloyat ichida; haqi olganda toʻlash narxiga kiradi.',
    },
    inspect: {
      title: 'Avval koʻrib, keyin toʻlash',
      text: 'Oluvchi qutini kuryer oldida ochib koʻradi, keyin toʻlaydi. Buning haqi ham olganda toʻlash narxiga kiradi.',
    },
    signature: {
      title: 'Imzo bilan topshirish',
      text: 'Oluvchi imzo qoʻyadi, siz uni buyurtmada koʻrasiz.',
    },
    cover: {
      title: 'Qoplama',
      text: 'Har bir posilkada {freeCover} bepul. Qimmatroq narsaga darajasini tanlaysiz, eng yuqorisi {topCover}.',
      way: 'Qoplama qanday ishlaydi',
    },
    collection: {
      title: 'Posilkalarni yigʻib ketish',
      text: 'Doʻkonlar uchun: kuryer bir kelganda barcha posilkalarni oladi. Soni {collectionFreeFrom} yoki undan koʻp boʻlsa, bepul. Hozircha telefonda kelishasiz.',
      way: 'Biznes uchun shartlar',
    },
  },
  limits: {
    title: 'Nima qayerga sigʻadi',
    text: 'Bitta oʻlcham yozilgan boʻlsa, u qutining eng uzun tomoni.',
    head: { place: 'Qayerga', weight: 'Vazni, eng koʻpi', sides: 'Oʻlchami, eng koʻpi' },
  },
  never: {
    title: 'Nima qilmaymiz',
    text: 'Oldindan aytib qoʻyganimiz yaxshi.',
    abroad: 'Chet elga joʻnatmaymiz, faqat Oʻzbekiston ichida ishlaymiz.',
    alive:
      'Odam ham, jonivor ham tashimaymiz. Toʻliq roʻyxat: <prohibitedItems>taqiqlangan narsalar</prohibitedItems>.',
    packing: 'Qadoqlab bermaymiz: yopilgan, yoʻlga tayyor qutini olamiz.',
    huge: '{doorWeight, dan} ogʻir yukni menejer bilan kelishamiz. {requestWeight, dan} ogʻir yoki {doorSide, dan} uzun yukni olmaymiz.',
  },
  ask: {
    title: 'Savollar',
    cheapest: {
      title: 'Qaysi yoʻl arzonroq?',
      text: 'Punktdan punktgacha: kuryer haqi qoʻshilmaydi. Har bir eshik uchun Toshkent va unga yaqin tumanlarda {priceDoorNear}, boshqa joylarda {priceDoorFar} qoʻshiladi.',
    },
    day: {
      title: 'Aniq qaysi kuni yetib boradi?',
      text: 'Narx bilan birga vaʼda qilingan kun ham chiqadi. U surilsa, yangisi kuzatuv sahifasida koʻrinadi.',
    },
    pay: {
      title: 'Qanday toʻlanadi?',
      text: 'Karta, Payme, Click, balans yoki naqd pul bilan. Xohlasangiz, oluvchi toʻlaydi. Hozir qaysilari yoqilgani toʻlov oldidan koʻrinadi.',
    },
    follow: {
      title: 'Posilka qayerdaligini qanday bilaman?',
      text: 'Trek-kodni <track>kuzatish sahifasiga</track> yozing. Roʻyxatdan oʻtish shart emas.',
    },
  },
  next: {
    title: 'Sizniki qaysi yoʻl?',
    text: 'Ikki manzil va qutini ayting: barcha yoʻllarning narxi va kuni birdan chiqadi.',
    ways: { price: 'Narxini hisoblash', send: 'Posilka joʻnatish' },
  },
  near: { title: 'Shunga yaqin sahifalar' },
} as const
