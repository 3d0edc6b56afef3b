export default {
  lead: {
    title: 'Bir qoʻl uchun ilova',
    text: 'Kuryerning bir qoʻli doim band: rulda, qutida yoki eshik qoʻngʻirogʻida. Shuning uchun ilovani boʻsh qolgan bitta qoʻlga moslab yozyapmiz.',
    drawn: 'Skuterdagi kuryer, orqasida quti, oldida hali chizib tugatilmagan telefon',
    ways: { install: 'Oʻrnatish haqida', work: 'Kuryer boʻlish' },
  },
  stand: {
    title: 'Ilova hali tayyor emas',
    text: 'Uni yozyapmiz. Quyida bugun kuryer qanday ishlashi va ilova nimani oʻzgartirishi yonma-yon turibdi: tayyor boʻlmagan narsani tayyor demaymiz.',
  },
  day: {
    title: 'Bugun va ilova bilan',
    head: { what: 'Ish', today: 'Bugun', app: 'Ilovada, tayyorlanmoqda' },
    take: {
      title: 'Buyurtma olish',
      today: 'Operator aytadi va tizimga yozib qoʻyadi',
      app: 'Kuryer takliflardan oʻzi tanlaydi',
    },
    scan: {
      title: 'Posilkani skanerlash',
      today: 'Kuryer kodni operatorga aytadi',
      app: 'Telefon kamerasi oʻqiydi, notoʻgʻri qutida ogohlantiradi',
    },
    hand: {
      title: 'Topshirish',
      today: 'Oluvchining kodini operator tekshiradi',
      app: 'Kod, imzo yoki rasm joyida olinadi',
    },
    cash: {
      title: 'Naqd pul',
      today: 'Kassaga topshiriladi: biri aytadi, boshqasi sanaydi',
      app: 'Tartib oʻsha, hisobi telefonda koʻrinadi',
    },
    signal: {
      title: 'Aloqa yoʻq joy',
      today: 'Aloqa topilguncha kutiladi',
      app: 'Ish toʻxtamaydi, yozuvlar keyin oʻzi joʻnaydi',
    },
    badge: {
      title: 'Guvohnoma',
      today: 'Rasmli karta: raqami va QR kodi bor',
      app: 'Telefonda ham, bugungi soʻz bilan birga',
    },
  },
  lift: {
    title: 'Zinapoyada aloqa yoʻq. Xoʻsh, nima boʻladi?',
    text: 'Ilovani shu savoldan boshladik. Tayyor boʻlganda shunday ishlaydi.',
    drawn:
      'Yoʻl koʻchadan uyga kiradi, zinapoyada aloqa uzilib, nuqtalarga aylanadi, koʻchaga chiqqanda yana tiklanadi',
    street: {
      when: 'Aloqa bor',
      title: 'Koʻcha',
      text: 'Kunlik roʻyxat va manzillar telefonga tushib boʻlgan.',
    },
    stairs: { when: 'Aloqa yoʻq', title: 'Zinapoya', text: 'Roʻyxat, izoh va moʻljal ekranda turaveradi.' },
    door: {
      when: 'Aloqa yoʻq',
      title: 'Eshik oldi',
      text: 'Kod, imzo, rasm va pul telefonga yoziladi va navbatda turadi.',
    },
    back: {
      when: 'Aloqa bor',
      title: 'Yana koʻcha',
      text: 'Navbat oʻzi joʻnaydi. Nima joʻnab, nima kutayotgani koʻrinib turadi.',
    },
  },
  rules: {
    title: 'Ilovasiz ham amal qiladi',
    text: 'Bu qoidalar tizimda bugun ishlab turibdi.',
    load: { title: 'Yuk', text: 'Kuryer bir vaqtda bundan koʻp posilka olmaydi.' },
    release: {
      title: 'Buyurtma olindi, lekin borilmadi',
      text: 'Shu vaqt ichida olib ketilmagan buyurtma boshqa kuryerlarga qaytadi.',
    },
    attempts: {
      title: 'Urinishlar',
      text: 'Eshik ochilmasa, shuncha martagacha boramiz, keyin posilka joʻnatuvchiga qaytadi.',
    },
    undo: {
      title: 'Xatoni qaytarish',
      text: 'Topshirildi deb xato yozilgan boʻlsa, shu vaqt ichida bekor qilsa boʻladi.',
    },
  },
  ask: {
    title: 'Savollar',
    phone: {
      title: 'Qanday telefon kerak boʻladi?',
      text: 'Arzon Android telefonda ham ishlashi kerak: biz shuni oʻlchov qilib oldik. Aniq talablarni ilova chiqqanda shu yerda yozamiz.',
    },
    sees: {
      title: 'Kuryer nimani koʻradi?',
      text: 'Olishdan oldin: tuman, oʻlcham, vazn, vaqt, narx va olinadigan pul. Ism, telefon va manzil faqat olgandan keyin ochiladi.',
    },
    pay: {
      title: 'Qancha toʻlanadi?',
      text: 'Haq ishga kirishda kelishiladi. Bu yerda aniq summa vaʼda qilmaymiz.',
      way: 'Ish oʻrinlari',
    },
    check: {
      title: 'Eshigimga kelgan odam rostdan kuryermi?',
      text: 'Guvohnomasidagi raqamni saytda tekshirasiz: rasmi va bizda ishlashi chiqadi.',
      way: 'Tekshirish yoʻllari',
    },
  },
  next: {
    title: 'Kuryer boʻlmoqchimisiz?',
    text: 'Ilovani kutish shart emas: kuryerlar bugun ham ishlayapti. Savol boʻlsa, {opens, dan} {closes, gacha} qoʻngʻiroq qiling.',
    ways: { work: 'Ish oʻrinlari', call: 'Qoʻngʻiroq qilish' },
  },
  qr: {
    title: 'Telefoningizda oching',
    text: 'Kodga telefon kamerasini tuting: oʻrnatish sahifasi ochiladi. Ilova chiqqan kuni tugmasi oʻsha yerda boʻladi.',
    drawn: 'Oʻrnatish sahifasining QR kodi',
  },
} as const
