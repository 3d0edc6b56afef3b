export default {
  lead: {
    title: 'Menejer sizga qoʻngʻiroq qiladi',
    text: 'Doʻkoningiz haqida bir-ikki ogʻiz yozing. Menejer {opens}–{closes} orasida qoʻngʻiroq qiladi, savollarga javob beradi va sinovni siz bilan kelishadi.',
  },
  apply: {
    title: 'Siz va doʻkoningiz',
    text: 'Shoshilsangiz: {phone}.',
    fields: {
      name: 'Ismingiz',
      lastName: 'Familiyangiz',
      phone: 'Telefon',
      email: 'Elektron pochta',
      company: 'Kompaniya yoki doʻkon nomi',
      website: 'Sayt yoki sahifangiz',
    },
    hints: {
      email: 'Javobni yozma olmoqchi boʻlsangiz.',
      website: 'Instagram yoki Telegram sahifasi ham boʻladi.',
    },
    button: 'Qoʻngʻiroqni kutaman',
    done: {
      title: 'Yozib oldik',
      text: 'Menejer {opens}–{closes} orasida qoʻngʻiroq qiladi. Kutgingiz kelmasa, oʻzingiz tering: {phone}.',
    },
  },
  afterwards: {
    title: 'Keyin nima boʻladi',
    call: {
      title: 'Qoʻngʻiroq',
      text: 'Nima sotasiz, qayerga va oyiga nechta posilka: shularni soʻraymiz.',
    },
    open: {
      title: 'Biznes hisobi',
      text: 'Birga ochasiz. Telefoningizga kelgan kodni saytga oʻzingiz kiritasiz, menejer uni soʻramaydi.',
    },
    send: {
      title: 'Birinchi posilka',
      text: 'Narxidan {priceFrom} ayriladi. Natijani koʻrib, davom etish-etmaslikni oʻzingiz hal qilasiz.',
    },
  },
  near: { title: 'Yana oʻqing' },
} as const
