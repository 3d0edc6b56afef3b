export default {
  lead: {
    title: 'Ilova — shu saytning oʻzi',
    text: 'Ilovalar doʻkonidan hech narsa yuklamaysiz. Saytni telefon ekraniga bir marta qoʻshasiz: belgisi boshqa ilovalar yonida turadi, bossangiz, butun ekranga ochiladi.',
    drawn: 'Telefon ekrani: boʻsh belgilar orasida TezBox belgisi turibdi, yonida quti va piyola',
    ways: { android: 'Android telefonda', iphone: 'iPhone telefonda' },
  },
  android: {
    title: 'Android: Chrome brauzerida',
    menu: {
      title: 'Menyuni oching',
      text: 'Shu sahifani Chrome brauzerida oching. Yuqorida, oʻng burchakda ustma-ust nuqtalar bor: menyu shu.',
    },
    add: {
      title: 'Bosh ekranga qoʻshing',
      text: '«Bosh ekranga qoʻshish» yoki «Ilovani oʻrnatish» qatorini bosing va tasdiqlang. Belgi ekranda paydo boʻladi.',
    },
  },
  iphone: {
    title: 'iPhone: Safari brauzerida',
    share: {
      title: 'Ulashish tugmasini bosing',
      text: 'Shu sahifani Safari brauzerida oching. Pastda ichidan yuqoriga strelka chiqqan kvadrat bor: ulashish tugmasi shu.',
    },
    add: {
      title: 'Plyusli qatorni tanlang',
      text: 'Roʻyxatni pastga suring: kvadrat ichida plyus turgan qator saytni bosh ekranga qoʻyadi. Keyin yuqoridagi tugma bilan tasdiqlang.',
    },
    note: 'iPhone ekrandagi belgini alohida ilova deb biladi: birinchi ochganda raqamingiz bilan yana bir marta kirasiz.',
  },
  qr: {
    title: 'Boshqa telefonga oʻtkazish',
    text: 'Kompyuterdan oʻqiyapsizmi yoki doʻstingizga koʻrsatmoqchimisiz? Telefon kamerasini kodga tuting, shu sahifa ochiladi.',
    drawn: 'Shu sahifaning QR kodi',
  },
  does: {
    title: 'Bugun nima qila oladi',
    text: 'Saytda nima boʻlsa, belgini bosganda ham oʻsha: bitta hisob, bitta savat.',
    send: {
      title: 'Joʻnatish',
      text: 'Yozganingiz telefonda saqlanadi: yarmida toʻxtasangiz, oʻsha joydan davom etasiz.',
    },
    track: {
      title: 'Kuzatish',
      text: 'Bir marta qaragan posilkangiz shu telefonda eslab qolinadi, kodni qayta yozmaysiz.',
    },
    notices: {
      title: 'Xabar olish',
      text: 'Posilka holati oʻzgarsa, telefon oʻzi aytadi. Buni profilda oʻzingiz yoqasiz; iPhone faqat ekranga qoʻyilgan saytdan xabar oladi.',
    },
    money: {
      title: 'Toʻlash',
      text: 'Balansni koʻrasiz va toʻldirasiz, savatdagi barcha posilkalar uchun bir yoʻla toʻlaysiz.',
    },
  },
  missing: {
    title: 'Hali nima qila olmaydi',
    offline: {
      title: 'Internetsiz ochilish',
      text: 'Aloqa uzilsa, sahifa ochilmaydi. Soʻnggi posilkalarni aloqasiz ham koʻrsatish ustida ishlayapmiz.',
    },
    stores: {
      title: 'Ilovalar doʻkonidan oʻrnatish',
      text: 'Doʻkondan yuklanadigan alohida ilova hali yoʻq. Hozircha barcha ishni shu saytda qilasiz.',
    },
  },
  ask: {
    title: 'Savollar',
    telegram: {
      title: 'Menyuda bunday qator yoʻq. Nega?',
      text: 'Koʻpincha sahifa Telegram ichida ochilgan boʻladi, u yerda bu buyruq yoʻq. Avval sahifani brauzerda oching.',
    },
    room: {
      title: 'Telefonda koʻp joy oladimi?',
      text: 'Yoʻq. Ekranda faqat belgi turadi, sahifalar esa odatdagidek brauzer xotirasida boʻladi.',
    },
    update: {
      title: 'Yangilab turish kerakmi?',
      text: 'Kerak emas: har safar eng yangisi ochiladi.',
    },
    remove: {
      title: 'Qanday olib tashlayman?',
      text: 'Belgini bosib turing va oʻchiring. Hisobingiz, balansingiz va buyurtmalaringiz joyida qoladi.',
    },
  },
  next: {
    title: 'Belgini qoʻydingizmi?',
    text: 'Endi uni ochib koʻring.',
    ways: { track: 'Posilkani kuzatish', send: 'Posilka joʻnatish' },
  },
  near: { title: 'Shunga yaqin sahifalar' },
} as const
