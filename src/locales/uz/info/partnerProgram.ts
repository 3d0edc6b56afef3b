export default {
  lead: {
    title: 'Bir tokcha joy yoki bir ogʻiz gap',
    text: 'Hamkor boʻlishning yoʻli ikkita: doʻkoningizda punkt ochasiz yoki tanishlaringizga biz haqimizda aytasiz. Punktni bugun ham ochsa boʻladi, taklif mukofoti tayyorlanmoqda. Shartlari shu sahifada, ariza pastda.',
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
      text: 'Tez orada: siz aytib kelgan odam joʻnata boshlasa, ikkalangiz ham mukofot olasiz.',
      drawn: 'Ikki kishi quti haqida gaplashyapti',
    },
  },
  word: {
    title: 'Taklif shartlari (tez orada)',
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
    text: 'Raqamlarni oʻzgartiring: mukofot shunday hisoblanadigan boʻladi.',
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
    text: 'Kim kimning havolasi bilan kelganini tizim yozib boradi. Shaxsiy havola chiqadigan sahifa va mukofotni hisoblab toʻlaydigan qism hali tayyorlanmoqda. Ular ochilguncha havolangizni pastdagi arizada soʻrang.',
  },
  shelf: {
    title: 'Punkt ochish yoʻli',
    apply: { title: 'Ariza', text: 'Ism, telefon va doʻkon nomi yetadi.' },
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
      text: 'Yoʻq, u posilka joʻnatishga sarflanadi. Sotuvchi boʻlsangiz, bu pul baribir yetkazishga ketadi.',
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
    text: 'Kim ekaningizni yozing: punkt yoki taklif haqida qoʻngʻiroqda gaplashamiz.',
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
