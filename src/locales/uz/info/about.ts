export default {
  lead: {
    title: 'Quti kichik, yurt katta',
    text: 'Toshkentdan Nukusgacha osmondan oʻlchasak ham {nukusKm} kilometr. Biz kurtka, ehtiyot qism yoki bir banka asalni shuncha yoʻlga {standardFromNumber}–{standardToNumber} kunda eltamiz, qayerdaligini esa har qadamda koʻrib turasiz.',
    figures: {
      regions: 'viloyatga yetkazamiz',
      points: 'punkt: mahalladagi doʻkonlar',
      lockers: 'pochtomat, kechayu kunduz ochiq',
      rating: 'ball: oluvchilarning kuryerlarga bahosi',
    },
    note: 'Tizimimiz bugun soat {countedAt, da} sanadi. Raqam boʻlmasa, demak hali sanaydigan narsa yoʻq.',
  },
  road: {
    title: 'Nukusga boradigan qutining yoʻli',
    drawn:
      'Toshkentdan Samarqand, Buxoro, Qizilqum va Urganch orqali Nukusgacha yoʻl: gumbazlar, minora, furgon va eshik',
    tashkent: {
      when: 'Kechqurun',
      title: 'Toshkent',
      text: 'Punktda skanerlanadi. Shu paytdan biz javobgarmiz.',
    },
    samarkand: {
      when: 'Tunda',
      title: 'Samarqand',
      text: 'Qoplar boshqa furgonga oʻtadi, qutilar sanaladi.',
    },
    bukhara: {
      when: 'Tong oldidan',
      title: 'Buxoro',
      text: 'Haydovchi almashadi: charchagan odam rulda oʻtirmaydi.',
    },
    desert: {
      when: 'Ertalab',
      title: 'Qizilqum',
      text: 'Aloqa yoʻq joyda ham yozuv yuritiladi, keyin joʻnatiladi.',
    },
    urgench: { when: 'Kunduzi', title: 'Urganch', text: 'Oxirgi yoʻlga saralanadi.' },
    nukus: {
      when: 'Vaʼda qilingan kuni',
      title: 'Nukus, eshik oldi',
      text: 'Oluvchi kodni aytadi, quti topshiriladi.',
    },
  },
  owe: {
    title: 'Sizga nima qarzmiz',
    price: {
      title: 'Koʻrgan narxingiz — toʻlaydigan narxingiz',
      text: 'Qayta tortganda oshsa, roziligingizsiz bir soʻm ham olinmaydi. Kamaysa, farqi darhol qaytadi.',
    },
    day: {
      title: '«Tez orada» emas, aniq kun',
      text: 'Har bir posilkaning vaʼda qilingan kuni bor. U surilsa, buni avval bizdan eshitasiz, sababi bilan.',
    },
    money: {
      title: 'Pulingiz {codHoursNumber} soat ichida',
      text: 'Eshik oldida olingan pul shu muddatda balansingizda yoki bankka yoʻlda boʻladi.',
    },
    answer: {
      title: 'Biror narsa sinsa, javob bor',
      text: '{freeCover} miqdorida bepul kafolat, xohlasangiz {topCover, gacha}. Qanday daʼvo qilish <covered>shu yerda</covered> yozilgan.',
    },
  },
  who: {
    title: 'Kim tashiydi',
    text: 'Koʻpchiligi mahallangizdagi doʻkon egasi: bizga bir tokcha joy berib turibdi.',
    points: { title: 'Punkt egalari', text: 'Posilkani qabul qiladi, saqlaydi va kod bilan topshiradi.' },
    couriers: {
      title: 'Kuryerlar',
      text: 'Bir vaqtda koʻpi bilan {courierParcels} ta posilka oladi, shuning uchun shoshmaydi.',
    },
    operators: {
      title: 'Operatorlar',
      text: 'Har kuni {opens, dan} {closes, gacha} javob beradi, robot emas.',
    },
    engineers: {
      title: 'Dasturchilar',
      text: 'Shu sahifani ham, kuryerning aloqasiz ishlaydigan ilovasini ham oʻzimiz yozamiz.',
    },
  },
  paper: {
    title: 'Hujjatda',
    company: { title: 'Kompaniya', text: '{company}' },
    tax: { title: 'STIR', text: '{taxNumber}' },
    mail: { title: 'Pochta', text: '{email}' },
    press: { title: 'Matbuot uchun', text: '<press>Logotip va maʼlumotlar</press>' },
    security: { title: 'Xavfsizlik', text: '<security>Soxta xabarni qanday tanish mumkin</security>' },
    privacy: { title: 'Maxfiylik', text: '<privacy>Qaysi maʼlumotni nega olamiz</privacy>' },
  },
  next: {
    title: 'Bitta quti bilan sinab koʻring',
    text: 'Yangi mijozning birinchi posilkasi bepul: viloyat ichida, {smallWeight, gacha}, punktdan punktgacha.',
    ways: { send: 'Posilka joʻnatish', work: 'Biz bilan ishlash' },
  },
  near: { title: 'Yana nima oʻqish mumkin' },
} as const
