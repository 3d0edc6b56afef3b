export default {
  lead: {
    title: 'Ilova — shu saytning oʻzi',
    text: 'Ilovalar doʻkonidan hech narsa yuklamaysiz. Saytni telefon ekraniga bir marta qoʻshasiz: belgisi boshqa ilovalar yonida turadi, bossangiz, butun ekranga ochiladi.',
    drawn: 'Telefon ekrani: boʻsh belgilar orasida TezBox belgisi turibdi, yonida quti va piyola',
    ways: { android: 'Android telefonda', iphone: 'iPhone telefonda' },
  },
  install: {
    title: 'Bir bosishda oʻrnatish',
    button: 'Ekranga qoʻyish',
    installed: 'Siz hozir shu belgidan kirdingiz: barchasi joyida.',
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
      text: 'Posilka holati oʻzgarsa, telefon oʻzi aytadi. Buyurtmadan keyin soʻraymiz, keyin profilda oʻzgartirasiz; iPhone faqat ekranga qoʻyilgan saytdan xabar oladi.',
    },
    offline: {
      title: 'Aloqasiz koʻrsatish',
      text: 'Internet uzilsa, soʻnggi koʻrgan posilkalaringiz oʻsha paytdagi holati bilan chiqadi. Hisobdan chiqsangiz, ular qurilmadan oʻchadi.',
    },
    share: {
      title: 'Ulashilganni ochish',
      text: 'Telegramda kelgan trek-kodni yoki manzilni TezBox bilan ulashing: kod kuzatishni, manzil esa joʻnatishni ochadi. Bu Android telefonda ishlaydi.',
    },
    money: {
      title: 'Toʻlash',
      text: 'Balansni koʻrasiz va toʻldirasiz, savatdagi barcha posilkalar uchun bir yoʻla toʻlaysiz.',
    },
  },
  stores: {
    title: 'Ilovalar doʻkonida',
    none: 'Doʻkondan yuklanadigan alohida ilova hali yoʻq. Barcha ishni shu saytda qilasiz.',
  },
  ask: {
    title: 'Savollar',
    telegram: {
      title: 'Menyuda bunday qator yoʻq. Nega?',
      text: 'Koʻpincha sahifa Telegram ichida ochilgan boʻladi, u yerda bu buyruq yoʻq. Avval sahifani brauzerda oching.',
    },
    room: {
      title: 'Telefonda koʻp joy oladimi?',
      text: 'Yoʻq. Ekranda belgi turadi, qurilmada esa bitta kichik sahifa saqlanadi: aloqa uzilganda shu chiqadi.',
    },
    update: {
      title: 'Yangilab turish kerakmi?',
      text: 'Kerak emas: har safar eng yangisi ochiladi. Joʻnatish uchun yozganingiz bunda yoʻqolmaydi.',
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
