export default {
  lead: {
    title: 'Bir tokcha joy yoki bir ogʻiz gap',
    text: 'Hamkor boʻlishning yoʻli uchta: doʻkoningizda punkt ochasiz, tanishlaringizni taklif qilasiz yoki shartnoma bilan mijoz olib kelasiz. Shartlari shu sahifada, ariza pastda.',
    drawn: 'Mahalladagi doʻkon: oynasida choynak yonida qutilar, eshigi oldida quti koʻtargan odam',
    ways: { apply: 'Ariza qoldirish', count: 'Mukofotni hisoblash' },
  },
  ways: {
    title: 'Qaysi biri sizniki?',
    shelf: {
      title: 'Doʻkonim bor',
      text: 'Bir tokcha joy ajratasiz: posilkani qabul qilasiz, saqlaysiz, kod bilan topshirasiz.',
      drawn: 'Tokchada qutilar va choynak',
    },
    word: {
      title: 'Tanishlarim bor',
      text: 'Siz aytib kelgan odam joʻnata boshlasa, ikkalangiz ham mukofot olasiz.',
      drawn: 'Ikki kishi quti haqida gaplashyapti',
    },
    code: {
      title: 'Mijozlarim bor',
      text: 'Shartnoma tuzamiz, kod beramiz. Kod bilan kelganlar toʻlagan puldan har oy foiz olasiz.',
      drawn: 'Foiz belgisi tushirilgan kupon va quti',
    },
  },
  word: {
    title: 'Taklif shartlari',
    reward: { title: 'Mukofot', text: 'Sizga {referralReward}, kelgan odamga ham shuncha' },
    condition: {
      title: 'Qachon',
      text: 'U roʻyxatdan oʻtgach {referralDaysNumber} kun ichida {referralShipments} ta posilkasi yetkazilsa',
    },
    different: { title: 'Kimlarga', text: 'Kamida {referralReceivers} xil oluvchiga' },
    paid: {
      title: 'Toʻlanadi',
      text: 'Oxirgi shart bajarilgandan {referralWaitDaysNumber} kun keyin, balansga',
    },
    spent: { title: 'Nimaga sarflanadi', text: 'Posilka joʻnatishga; naqd qilib berilmaydi' },
    once: { title: 'Necha marta', text: 'Har bir yangi odam uchun bir marta' },
  },
  count: {
    title: 'Mukofotni hisoblang',
    text: 'Raqamlarni oʻzgartiring: mukofot shunday hisoblanadi.',
  },
  live: {
    friends: 'Necha kishi taklif qilasiz',
    parcels: 'Har biri shu muddatda nechta joʻnatadi',
    button: 'Hisoblash',
    waiting: 'Ikkala raqamni ham butun son bilan yozing.',
    short: '{count, plural, other {Hali mukofot yoʻq: har biri yana {shown} ta posilka joʻnatishi kerak.}}',
    earned: '{count, plural, other {Bu {shown} ta kichik qutining viloyat ichidagi yoʻl haqi.}}',
    same: 'Taklif qilganlaringizning har biri ham mukofot oladi.',
  },
  stand: {
    title: 'Bugun nima tayyor',
    text: 'Kim kimning havolasi bilan kelganini tizim yozib boradi, posilkalarni sanaydi va mukofotni balansga oʻzi yozadi. Havolangizni kabinetdagi «Doʻstingizni taklif qiling» sahifasidan olasiz.',
  },
  code: {
    title: 'Kod bilan ishlash yoʻli',
    apply: { title: 'Ariza', text: 'Kim ekaningizni va mijozlaringiz qayerda ekanini yozing.' },
    contract: { title: 'Shartnoma', text: 'Foizni va u necha oy hisoblanishini kelishamiz.' },
    link: {
      title: 'Kod va havola',
      text: 'Havolani, QR kodni yoki kodning oʻzini ulashasiz; kim kelganini tizim yozib boradi.',
    },
    month: {
      title: 'Oylik hisobot',
      text: 'Har oyning birinchi kuni oʻtgan oy hisoblanadi, pul bank hisobingizga oʻtkaziladi.',
    },
  },
  earn: {
    title: 'Kod shartlari',
    share: { title: 'Ulush', text: 'Foiz shartnomada yoziladi; bu yerda aniq son vaʼda qilmaymiz' },
    counts: {
      title: 'Nima hisoblanadi',
      text: 'Mijozlaringizning yetkazilgan va toʻlangan posilkalari; biz zararini qoplagan posilka hisobga kirmaydi',
    },
    long: { title: 'Qancha vaqt', text: 'Mijoz roʻyxatdan oʻtgan kundan shartnomadagi oylar davomida' },
    statement: {
      title: 'Hisobot',
      text: 'Oyda bir marta tuziladi, keyin oʻzgarmaydi; Excel va CSV qilib yuklab olinadi',
    },
    paid: { title: 'Toʻlov', text: 'Har bir oy bir marta, bank orqali' },
    seen: {
      title: 'Kimni koʻrasiz',
      text: 'Trek-kodning oxirgi toʻrt raqami, summa va mijoz ismining bosh harflari; ortigʻi koʻrsatilmaydi',
    },
  },
  page: {
    title: 'Allaqachon hamkormisiz?',
    text: 'Shartnomadagi telefon raqami bilan kiring: kodingiz, posilkalar va hisobotlar <partner>hamkor sahifasida</partner>.',
  },
  shelf: {
    title: 'Punkt ochish yoʻli',
    apply: {
      title: 'Ariza',
      text: 'Ism, telefon va joyning manzili yetadi: <becomeAgent>doʻkoningizda punkt ochish</becomeAgent>.',
    },
    look: {
      title: 'Koʻrib chiqamiz',
      text: 'Qoʻngʻiroq qilamiz: joyi, ish vaqti va nechta quti sigʻishini soʻraymiz.',
    },
    contract: { title: 'Shartnoma', text: 'Haq, javobgarlik va naqd pul tartibi shartnomada yoziladi.' },
    open: { title: 'Punkt ochiladi', text: 'Hisob ochiladi, doʻkoningiz punktlar roʻyxatiga qoʻshiladi.' },
  },
  point: {
    title: 'Punktning ishi',
    takes: {
      title: 'Qabul qiladi',
      text: 'Vazni {pointWeight, gacha}, tomoni {pointSide, gacha} boʻlgan posilkani',
    },
    keeps: { title: 'Saqlaydi', text: '{storageDaysNumber} kungacha, keyin posilka joʻnatuvchiga qaytadi' },
    hands: { title: 'Topshiradi', text: 'Oluvchi aytgan kod bilan' },
    pay: { title: 'Haqi', text: 'Shartnomada kelishiladi; bu yerda aniq summa vaʼda qilmaymiz' },
  },
  ask: {
    title: 'Savollar',
    cash: {
      title: 'Mukofotni qoʻlga olsam boʻladimi?',
      text: 'Taklif mukofoti qoʻlga berilmaydi, u posilka joʻnatishga sarflanadi. Shartnoma bilan ishlaydigan hamkorning ulushi esa bank hisobiga oʻtkaziladi.',
    },
    which: {
      title: 'Taklif bilan kodning farqi nima?',
      text: 'Taklif har bir mijozda bor va shartnomasiz ishlaydi. Kod doʻkon, kanal yoki kompaniya uchun: shartnoma, oylik hisobot va bank orqali toʻlov.',
    },
    self: {
      title: 'Oʻzimning ikkinchi raqamimni taklif qilsam-chi?',
      text: 'Bu hisobga olinmaydi: mukofot yangi odam uchun.',
    },
    both: {
      title: 'Ikkalasini ham qilsam boʻladimi?',
      text: 'Boʻladi. Punkt egasi ham, uning mijozlari ham bir-birini taklif qilishi mumkin.',
    },
    business: {
      title: 'Oʻzim koʻp joʻnatsam-chi?',
      text: 'Unda sizga hamkorlik emas, <business>biznes uchun shartlar</business> qulayroq.',
    },
  },
  apply: {
    title: 'Ariza',
    text: 'Kim ekaningizni yozing: punkt, taklif yoki kod haqida qoʻngʻiroqda gaplashamiz.',
    fields: {
      name: 'Ism',
      lastName: 'Familiya',
      phone: 'Telefon',
      company: 'Doʻkon yoki kompaniya',
      email: 'Elektron pochta',
      website: 'Sayt yoki Telegram kanal',
    },
    hints: { company: 'Punkt ochmoqchi boʻlsangiz, doʻkon nomi va koʻchasi' },
    button: 'Arizani joʻnatish',
    done: {
      title: 'Arizangiz yozib olindi',
      text: 'Shu raqamga qoʻngʻiroq qilamiz. Shoshilinch boʻlsa, oʻzingiz qoʻngʻiroq qiling: {phone}.',
    },
  },
} as const
