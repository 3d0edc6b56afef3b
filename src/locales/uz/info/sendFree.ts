export default {
  lead: {
    title: 'Doʻkoningiz uchun bepul sinov',
    text: 'Mijozingizga birinchi posilkani bizdan joʻnatib koʻring: yetkazish {priceFromNumber} soʻmgacha bepul, shartnoma kerak emas. Menejer qoʻngʻiroq qiladi, hisobni birga ochasiz va natijani oʻz koʻzingiz bilan koʻrasiz.',
    ways: { call: 'Sinab koʻraman', business: 'Tarif rejalari' },
    drawn: 'Doʻkon peshtaxtasida uchta quti, biri lenta bilan bogʻlangan',
  },
  how: {
    title: 'Sinov qanday oʻtadi',
    write: {
      title: 'Yozasiz',
      text: 'Ism, telefon va doʻkon sahifasini qoldirasiz. Sayt boʻlmasa, Instagram yoki Telegram yetadi.',
    },
    talk: {
      title: 'Gaplashamiz',
      text: 'Menejer {opens}–{closes} orasida qoʻngʻiroq qiladi: nima sotasiz, qayerga, kuniga nechta.',
    },
    try: {
      title: 'Joʻnatasiz',
      text: 'Biznes hisobini ochasiz va birinchi posilkani joʻnatasiz. Narxdan {priceFrom} ayriladi, viloyat ichidagi kichik quti punktdan punktga shu bilan bepul boʻladi.',
    },
    choose: {
      title: 'Qaror qilasiz',
      text: 'Yoqsa, menejer hajmingizga mos rejani hisoblab beradi. Yoqmasa, hech narsa qarz boʻlmaysiz.',
    },
  },
  see: {
    title: 'Bitta posilkada nimani koʻrasiz',
    label: {
      title: 'Yorliq',
      text: 'Rasmiylashtirgach, yorliq tayyor: chiqarasiz va qutiga yopishtirasiz.',
    },
    cod: {
      title: 'Olganda toʻlash',
      text: 'Xaridor pulni kuryerga beradi. Olingan puldan keyin {codHours} ichida siz tanlagan joyga oʻtkazamiz.',
    },
    track: {
      title: 'Kuzatish',
      text: 'Xaridor SMSdagi havoladan posilkani oʻzi kuzatadi, sizdan soʻramaydi.',
    },
    collection: {
      title: 'Yigʻib ketish',
      text: 'Kuryer doʻkoningizga keladi. Bir kelishda {collectionFreeFrom} va undan koʻp posilka boʻlsa, bepul.',
    },
  },
  terms: {
    title: 'Nimasi bepul, nimasi pulli',
    free: {
      title: 'Bepul',
      text: 'Yangi hisobning birinchi posilkasi: {priceFromNumber} soʻmgacha. Qimmatroq boʻlsa, farqini toʻlaysiz.',
    },
    half: {
      title: 'Birinchi oy',
      text: 'Bosh sahifada yarim narx aksiyasi ketayotgan paytda ochilgan hisobda birinchi oyning posilkalari {halfPricePercent} arzon. Aksiya boʻlmasa, oddiy narx.',
    },
    after: {
      title: 'Keyin',
      text: '<business>Uch rejadan</business> biri: har posilkaga alohida, oldindan olingan paket yoki shartnoma.',
    },
    paper: {
      title: 'Hujjat',
      text: 'Sinov uchun shartnoma kerak emas, <offer>ommaviy oferta</offer> yetarli.',
    },
  },
  ask: {
    title: 'Savollar',
    many: {
      title: 'Bir nechta posilkani bepul joʻnatsa boʻladimi?',
      text: 'Bepul posilka bitta. Koʻproq sinash uchun {packageSmallest} talik paket bor: bittasi arzonroq tushadi. Menejer hisoblab beradi.',
    },
    instagram: {
      title: 'Faqat Instagramda sotaman, boʻladimi?',
      text: 'Boʻladi. Sayt shart emas, buyurtmalarni hisobingizda oʻzingiz kiritasiz.',
    },
    oblige: {
      title: 'Keyin majbur boʻlib qolmaymanmi?',
      text: 'Yoʻq. Abonent toʻlovi yoʻq, joʻnatmasangiz, hech narsa toʻlamaysiz.',
    },
    self: {
      title: 'Menejersiz boshlasam-chi?',
      text: '<signUp>Roʻyxatdan oʻtayotganda</signUp> biznes hisobini tanlang, birinchi posilka baribir bepul.',
    },
  },
  next: {
    title: 'Birinchi posilkani tanlang',
    text: 'Eng koʻp sotiladigan tovaringizdan birini joʻnatib koʻring.',
    ways: { call: 'Menejer qoʻngʻiroq qilsin', start: 'Oʻzim roʻyxatdan oʻtaman' },
  },
} as const
