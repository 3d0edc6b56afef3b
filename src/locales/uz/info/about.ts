export default {
  lead: {
    title: 'Quti kichik, yurt katta',
    text: 'Toshkentdan Nukusgacha toʻgʻri chiziq boʻylab ham {nukusKm} kilometr. Kurtka, ehtiyot qism yoki bir banka asalni shu yoʻldan {standardFromNumber}–{standardToNumber} kunda eltamiz. Qayerdaligini yoʻl boʻyi koʻrib turasiz.',
    figures: {
      regions: 'viloyatga yetkazamiz',
      points: 'punkt: mahalladagi doʻkonlar',
      lockers: 'pochtomat, kechayu kunduz ochiq',
      rating: 'ball: kuryerlarimizga qoʻyilgan baho',
    },
    note: 'Tizimimiz bularni bugun soat {countedAt, da} sanadi. Raqam yoʻq boʻlsa, hali sanaydigan narsa yoʻq.',
  },
  road: {
    title: 'Quti Nukusga qanday boradi',
    drawn:
      'Toshkentdan Samarqand, Buxoro, Qizilqum va Urganch orqali Nukusgacha yoʻl: gumbazlar, minora, furgon va eshik',
    tashkent: {
      when: 'Kechqurun',
      title: 'Toshkent',
      text: 'Punktda qabul qilamiz. Shu paytdan biz javobgarmiz.',
    },
    samarkand: {
      when: 'Tunda',
      title: 'Samarqand',
      text: 'Yuk boshqa furgonga olinadi, har bir quti alohida.',
    },
    bukhara: {
      when: 'Tong oldidan',
      title: 'Buxoro',
      text: 'Haydovchi almashadi: charchagan odam rulga oʻtirmaydi.',
    },
    desert: {
      when: 'Ertalab',
      title: 'Qizilqum',
      text: 'Yoʻlning eng uzun, eng kimsasiz qismi.',
    },
    urgench: { when: 'Kunduzi', title: 'Urganch', text: 'Qutilar tumanlar boʻyicha ajratiladi.' },
    nukus: {
      when: 'Vaʼda qilingan kuni',
      title: 'Nukus, eshik oldi',
      text: 'Oluvchi kodni aytadi, quti topshiriladi.',
    },
  },
  owe: {
    title: 'Sizga nima vaʼda qilamiz',
    price: {
      title: 'Koʻrgan narxingiz — toʻlaydigan narxingiz',
      text: 'Qayta tortganda narx oshsa, roziligingizsiz bir soʻm ham olinmaydi. Kamaysa, farqi darhol qaytadi.',
    },
    day: {
      title: '«Tez orada» emas, aniq kun',
      text: 'Har bir posilkaning vaʼda qilingan kuni bor. Kun surilsa, yangisi kuzatuv sahifasida darrov koʻrinadi.',
    },
    money: {
      title: 'Pulingizni {codHoursNumber} soat ichida joʻnatamiz',
      text: 'Oluvchidan olingan pul shu vaqt ichida balansingizga tushadi yoki bankka joʻnatiladi.',
    },
    answer: {
      title: 'Sinsa yoki yoʻqolsa, javob beramiz',
      text: '{freeCover, gacha} bepul toʻlaymiz, xohlasangiz, {topCover, gacha} qoplama olasiz. Daʼvo qanday ochilishi <covered>shu yerda</covered> yozilgan.',
    },
  },
  who: {
    title: 'Kim tashiydi',
    text: 'Koʻplari — mahallangizdagi doʻkon egalari: bizga doʻkonidan bir tokcha joy bergan.',
    points: { title: 'Punkt egalari', text: 'Posilkani qabul qiladi, saqlaydi va kod bilan topshiradi.' },
    couriers: {
      title: 'Kuryerlar',
      text: 'Bir vaqtda koʻpi bilan {courierParcels} ta posilka oladi, shuning uchun shoshmaydi.',
    },
    operators: {
      title: 'Operatorlar',
      text: 'Har kuni {opens, dan} {closes, gacha} robot emas, odam javob beradi.',
    },
    engineers: {
      title: 'Dasturchilar',
      text: 'Bu sahifani oʻzimiz yozganmiz. Hozir kuryerlar ilovasini yozyapmiz.',
    },
  },
  paper: {
    title: 'Rasmiy maʼlumotlar',
    company: { title: 'Kompaniya', text: '{company}' },
    tax: { title: 'STIR', text: '{taxNumber}' },
    mail: { title: 'Elektron pochta', text: '{email}' },
    press: { title: 'Matbuot uchun', text: '<press>Logotip va maʼlumotlar</press>' },
    security: { title: 'Xavfsizlik', text: '<security>Soxta xabarni qanday tanish mumkin</security>' },
    privacy: { title: 'Maxfiylik', text: '<privacy>Qaysi maʼlumotni nega olamiz</privacy>' },
  },
  map: {
    title: 'Xarita kimniki',
    text: 'Xaritani oʻz serverimizdan koʻrsatamiz. Koʻcha va uylarni koʻngillilar chizgan, maʼlumot holati: {mapDate}. Keyin qurilgan uy xaritada boʻlmasligi mumkin.',
    streets: {
      title: '© OpenStreetMap hissadorlari',
      text: 'Koʻchalar, uylar va moʻljallar. Litsenziyasi — ODbL: shu maʼlumotdan tuzilgan xarita faylini soʻragan har kimga shu shart bilan beramiz.',
      way: 'Mualliflik huquqi',
    },
    schema: {
      title: '© OpenMapTiles',
      text: 'Xarita qatlamlari shu sxema boʻyicha tuzilgan. Litsenziyasi — CC BY.',
      way: 'OpenMapTiles sayti',
    },
    borders: {
      title: 'geoBoundaries va OCHA',
      text: 'Viloyat va tumanlarning bir qism chegarasi: geoBoundaries, OCHA ROCCA. Litsenziyasi — ODbL va CC BY IGO. Chegaralarni soddalashtirganmiz, bir necha kilometr farq qilishi mumkin.',
      way: 'geoBoundaries sayti',
    },
    places: {
      title: 'GeoNames, whosonfirst.org va SOATO',
      text: 'Shahar va qishloqlarning joyi hamda nomi. Litsenziyasi — CC BY, baʼzilarini tuzatganmiz.',
      way: 'GeoNames sayti',
    },
  },
  next: {
    title: 'Bitta quti bilan sinab koʻring',
    text: 'Yangi mijozning birinchi posilkasi bepul: viloyat ichida, {smallWeight, gacha}, punktdan punktgacha.',
    ways: { send: 'Posilka joʻnatish', work: 'Biz bilan ishlash' },
  },
  near: { title: 'Yana oʻqing' },
} as const
