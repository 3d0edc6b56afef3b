export default {
  title: '<half>Quti yoʻlda,</half> <half>koʻngil xotirjam.</half>',
  track: {
    label: 'Posilkangiz qayerda?',
    hint: 'Kod TB bilan boshlanadi. U SMS xabarda va yorliqda yozilgan.',
    button: 'Kuzatish',
    faults: {
      empty: 'Avval trek-kodni yozing.',
      beginning: 'Kod TB harflari bilan boshlanadi. Yorliqqa yoki SMS xabarga qarang.',
      signs: 'TB harflaridan keyin faqat raqamlar turadi. Ortiqcha belgini olib tashlang.',
      short: 'Raqam yetishmayapti: TB harflaridan keyin 14 ta raqam turadi.',
      long: 'Raqam ortiqcha: TB harflaridan keyin 14 ta raqam turadi.',
      typo: 'Bir raqam xato yozilganga oʻxshaydi. Kodni yorliq bilan solishtiring.',
    },
  },
  waybill: {
    label: 'Narxni hisoblash',
    from: 'Qayerdan',
    fromHint: 'kuryerga yoki punktga berasiz',
    to: 'Qayerga',
    toHint: 'eshikkacha yoki punktgacha',
    size: 'Oʻlchami',
    sizes: {
      small: 'Kichik',
      medium: 'Oʻrta',
      large: 'Katta',
      other: 'Boshqa',
    },
    upTo: '{weight, gacha}, {sides}',
    measured: 'oʻlchamini oʻzingiz yozasiz',
    price: 'Narxi',
    currency: 'soʻm',
    priceHint: 'va yetkazish kuni',
    priceFrom: '<b>{price}</b> soʻmdan',
    button: 'Narxini bilish',
  },
  how: {
    title: 'Toʻrt qadam, bitta yoʻl',
    price: {
      title: 'Narxini biling',
      text: 'Qayerdan, qayerga, qanday quti. Narx shu zahoti chiqadi.',
    },
    label: {
      title: 'Yorligʻini oling',
      text: 'Chop eting yoki kodini qutiga yozing — shuning oʻzi kifoya.',
    },
    box: {
      title: 'Qutini bering',
      text: 'Kuryer kelib oladi yoki oʻzingiz yaqin punktga tashlab ketasiz.',
    },
    door: {
      title: 'Xotirjam kuting',
      text: 'Quti egasiga yetib borishi bilan sizga xabar beramiz.',
    },
  },
  modes: {
    title: 'Qanday yetkazamiz: oʻzingiz tanlaysiz',
    door: 'eshik',
    point: 'punkt yoki pochtomat',
    upTo: '{weight, gacha}',
    doorDoor: {
      title: 'Eshikdan eshikkacha',
      text: 'Kuryer uyingizdan olib, oluvchining eshigigacha eltadi.',
    },
    pointPoint: {
      title: 'Punktdan punktgacha',
      text: 'Oʻzingiz topshirasiz, oluvchi oʻzi olib ketadi. Eng arzon yoʻl.',
    },
    doorPoint: {
      title: 'Eshikdan punktgacha',
      text: 'Kuryer sizdan oladi, oluvchi punktdan oʻzi olib ketadi.',
    },
    pointDoor: {
      title: 'Punktdan eshikkacha',
      text: 'Siz yaqin punktda qoldirasiz, kuryer eshigigacha eltadi.',
    },
  },
  points: {
    title: 'Yaqiningizdagi punkt',
    regions: '{count, plural, other {hudud}}',
    districts: '{count, plural, other {tuman va shahar}}',
    text: 'Yoʻl-yoʻlakay kirib olasiz yoki qoldirib ketasiz. Posilka 7 kun saqlanadi, muddatni bir marta uzaytirish mumkin.',
    search: 'Manzil yoki moʻljal',
    example: 'Masalan, Chilonzor',
    find: 'Punkt izlash',
    nearMe: 'Menga yaqini',
    map: 'Oʻzbekiston xaritasi: viloyatlar, tumanlar va shaharlar',
    credit: '© {map} hissadorlari ({mapLicence}) · Chegaralar: {borders} · Joylar: {places}',
  },
  app: {
    title: 'Barchasi telefoningizda',
    text: 'Kuryer chaqiring, posilkani kuzatib boring, manzilni oʻzgartiring — navbatsiz va qogʻozsiz.',
  },
  promotion: {
    halfPrice: {
      title: 'Yangi mijozga bir oy yarim narx',
      text: 'Roʻyxatdan oʻting va bir oy davomida har bir posilkani yarim narxda joʻnating. Chegirmalar qoʻshilmaydi, eng foydalisi oʻzi tanlanadi.',
    },
    left: 'Aksiya tugashiga qoldi',
    ends: 'Aksiya {date} kuni tugaydi',
    days: '{count, plural, other {kun}}',
    hours: '{count, plural, other {soat}}',
    minutes: '{count, plural, other {daqiqa}}',
    seconds: '{count, plural, other {soniya}}',
  },
  friends: {
    title: 'Doʻstingizni taklif qiling',
    reward:
      'Taklif qilgan doʻstingizning {time} ichida {count, plural, other {{shown} ta posilkasi}} yetkazilsa, har biringizning balansingizga {sum} tushadi.',
    stand: 'Taklifingiz hozirdan yozib boriladi. Hisoblab toʻlaydigan qismini tayyorlayapmiz.',
    more: 'Batafsil',
    later: 'Keyinroq',
  },
} as const
