export default {
  lead: {
    title: 'Qoʻngʻiroq qiling, odam javob beradi',
    text: 'Avtojavob menyusi yoʻq. Operator posilkangizni trek-kod yoki telefon boʻyicha topadi va qayerdaligini darrov aytadi.',
    ways: { call: 'Qoʻngʻiroq qilish', write: 'Yozib qoldirish' },
  },
  ways: {
    title: 'Qaysi biri qulay?',
    call: {
      title: '{phone}',
      text: 'Har kuni {opens}–{closes}. Ikkinchi raqam: {secondPhone}.',
      way: 'Qoʻngʻiroq qilish',
    },
    telegram: {
      title: 'Telegram',
      text: 'Savol, rasm, joylashuv — barchasini yuborsa boʻladi.',
      way: 'Telegramda yozish',
    },
    mail: {
      title: 'Elektron pochta',
      text: '{email}. Hujjat va shartnoma masalalari uchun.',
      way: 'Xat yozish',
    },
    point: {
      title: 'Punkt',
      text: 'Posilkani topshirish va olish uchun yaqin punktga keling.',
      way: 'Yaqin punktni topish',
    },
  },
  faster: {
    title: 'Qoʻngʻiroqsiz ham hal boʻladi',
    where: {
      title: 'Posilkam qayerda?',
      text: 'Trek-kodni yozing, yoʻli bosqichma-bosqich chiqadi.',
      way: 'Kuzatish',
    },
    day: {
      title: 'Boshqa kun yoki joy kerak',
      text: 'SMSdagi havolani oching: kunni, punktni yoki qoʻshnini oʻzingiz tanlaysiz.',
    },
    price: {
      title: 'Qancha turadi?',
      text: 'Shaharlarni tanlang, sakkizta narx kuni bilan chiqadi.',
      way: 'Narxni hisoblash',
    },
    broken: {
      title: 'Yoʻqoldi yoki sindi',
      text: 'Daʼvo qanday ochiladi va qancha qaytadi.',
      way: 'Qoplama va kompensatsiya',
    },
    fake: {
      title: 'Shubhali xabar keldi',
      text: 'Havola yoki kuryerni tekshiring, bizga xabar bering.',
      way: 'Xavfsizlik',
    },
    question: { title: 'Boshqa savol', text: 'Koʻp soʻraladigan savollar va javoblari.', way: 'Savol-javob' },
  },
  write: {
    title: 'Bizga yozing',
    text: 'Ismingiz va raqamingizni qoldiring: ish vaqtida qoʻngʻiroq qilamiz.',
    note: 'Yozganingizni faqat xodimlarimiz oʻqiydi. Qancha saqlanishi <privacy>maxfiylik</privacy> sahifasida.',
    fields: {
      name: 'Ismingiz',
      phone: 'Telefon raqamingiz',
      message: 'Savolingiz yoki taklifingiz',
    },
    hints: {
      message: 'Posilka haqida boʻlsa, trek-kodini ham yozing.',
    },
    button: 'Yuborish',
    done: {
      title: 'Xabaringiz bizda',
      text: 'Ish vaqtida shu raqamga qoʻngʻiroq qilamiz.',
    },
  },
  map: {
    title: 'Butun mamlakat boʻylab',
    text: 'Yulduz — viloyat markazi, nuqta — biz yetkazadigan tuman. Punktlarning manzili va ish vaqti punktlar sahifasida.',
    words: {
      label: 'Oʻzbekiston xaritasi: viloyat markazlari va tumanlar',
      credit: 'Xarita: © {map} hissadorlari ({mapLicence}); chegaralar: {borders}; joy nomlari: {places}.',
      find: 'Yaqin punktni topish',
    },
  },
  company: {
    title: 'Rekvizitlar',
    name: { title: 'Kompaniya', text: '{company}' },
    tax: { title: 'STIR', text: '{taxNumber}' },
    account: { title: 'Hisobraqam', text: '{bankAccount}, MFO {bankMfo}' },
    hours: { title: 'Qoʻngʻiroqlar', text: 'Har kuni {opens}–{closes}, Toshkent vaqti' },
    papers: {
      title: 'Hujjatlar',
      text: '<offer>Ommaviy oferta</offer>, <privacy>maxfiylik qoidalari</privacy>',
    },
  },
  near: { title: 'Sizga kerak boʻlishi mumkin' },
} as const
