export default {
  lead: {
    title: 'Doʻkoningizda punkt oching',
    text: 'Peshtaxta yonida bir tokcha joy kifoya: qoʻshnilar posilkani sizga topshiradi va sizdan olib ketadi. Manzilni qoldiring, qolganini birga kelishamiz.',
    drawn: 'Mahalladagi doʻkon: oynasida choynak yonida qutilar, eshigi oldida quti koʻtargan odam',
    ways: { apply: 'Ariza qoldirish', partner: 'Hamkorlik dasturi' },
  },
  work: {
    title: 'Nima ish qilasiz',
    takes: {
      title: 'Qabul qilasiz',
      text: 'Vazni {pointWeight, gacha}, tomoni {pointSide, gacha} boʻlgan posilkani',
    },
    keeps: { title: 'Saqlaysiz', text: '{storageDaysNumber} kungacha; keyin kuryer olib ketadi' },
    hands: { title: 'Topshirasiz', text: 'Oluvchi aytgan kod bilan, telefonning oʻzida' },
    pay: { title: 'Haqingiz', text: 'Shartnomada kelishiladi; bu yerda summa vaʼda qilmaymiz' },
  },
  needs: {
    title: 'Nima kerak',
    place: { title: 'Joy', text: 'Koʻchadan kirsa boʻladigan xona va qulflanadigan tokcha yoki shkaf.' },
    hours: {
      title: 'Ish vaqti',
      text: 'Odamlar ishdan keyin ham kela oladigan soatlar. Jadvalni oʻzingiz aytasiz.',
    },
    phone: {
      title: 'Telefon',
      text: 'Kamerasi bor va internetga ulangan telefon: posilkani shu bilan skanerlaysiz.',
    },
    paper: { title: 'Hujjat', text: 'Yakka tadbirkor yoki kompaniya: shartnoma shu nomga tuziladi.' },
  },
  way: {
    title: 'Arizadan ochilishgacha',
    write: { title: 'Yozasiz', text: 'Ism, telefon va joyning manzili.' },
    look: {
      title: 'Gaplashamiz',
      text: 'Menejer {opens}–{closes} orasida qoʻngʻiroq qiladi va joyni kelib koʻradi.',
    },
    contract: {
      title: 'Shartnoma',
      text: 'Haq, javobgarlik va naqd pul tartibi yoziladi, ikki tomon imzolaydi.',
    },
    open: {
      title: 'Punkt ochiladi',
      text: 'Sizga hisob ochiladi, doʻkoningiz <lastMap>xaritada</lastMap> paydo boʻladi.',
    },
  },
  ask: {
    title: 'Savollar',
    full: {
      title: 'Joy toʻlib qolsa-chi?',
      text: 'Bizga qoʻngʻiroq qiling: punktni «joy yoʻq» deb belgilaymiz. Xarita va buyurtma sahifalari buni darrov koʻrsatadi, yangi posilka kelmaydi. Yoʻldagilari esa yetib boradi.',
    },
    closed: {
      title: 'Bir kun yopib tursam boʻladimi?',
      text: 'Boʻladi: qoʻngʻiroq qiling, «bugun yopiq» deb belgilaymiz, ertasiga oʻzi ochiladi. Bayram kunlarini oldindan ayting.',
    },
    cash: {
      title: 'Naqd pul bilan ishlaymanmi?',
      text: 'Faqat xohlasangiz. Olganda toʻlashni qabul qilmaydigan punktlar ham bor.',
    },
    leave: {
      title: 'Keyin voz kechsam-chi?',
      text: 'Oldindan aytasiz: yoʻldagi posilkalar boshqa punktga buriladi, sizdagilari olib ketilguncha turadi.',
    },
  },
  apply: {
    title: 'Ariza',
    text: 'Shoshilsangiz: {phone}.',
    fields: {
      name: 'Ismingiz',
      lastName: 'Familiyangiz',
      phone: 'Telefon',
      region_id: 'Viloyat',
      address: 'Joyning manzili',
      company: 'Doʻkon yoki kompaniya',
      email: 'Elektron pochta',
      message: 'Joy haqida',
    },
    hints: {
      address: 'Tuman, koʻcha, uy va moʻljal.',
      message: 'Kattaligi, ish vaqti, kuniga nechta odam kiradi.',
    },
    button: 'Arizani joʻnatish',
    done: {
      title: 'Arizangiz yozib olindi',
      text: 'Menejer {opens}–{closes} orasida shu raqamga qoʻngʻiroq qiladi. Kutgingiz kelmasa: {phone}.',
    },
  },
} as const
