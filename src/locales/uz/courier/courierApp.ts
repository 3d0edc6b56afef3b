export default {
  manifest: {
    name: '{brand} kuryer',
    description: 'Kuryerning bugungi yoʻnalishi: internet boʻlmasa ham ishlaydi.',
  },
  tabs: {
    label: 'Kuryer',
    route: 'Yoʻnalish',
    parcels: 'Posilkalar',
    cash: 'Naqd pul',
    me: 'Men',
  },
  language: 'Til',
  signIn: {
    title: 'Kuryer ilovasi',
    text: 'Telefon raqamingizni yozing, SMS orqali kod yuboramiz.',
    phone: 'Telefon raqami',
    wrongPhone: '+998 kodidan keyin 9 ta raqam yozing.',
    getCode: 'Kod olish',
    codeTitle: 'SMSdagi kodni yozing',
    sentTo: '{phone} raqamiga 6 xonali kod yubordik.',
    code: 'SMSdagi kod',
    enter: 'Kirish',
    resend: 'Yangi kod yuborish',
    resendIn: 'Yangi kodgacha {left} qoldi',
    otherPhone: 'Boshqa raqam bilan kirish',
    secondTitle: 'Autentifikator kodi',
    secondText:
      'Bu telefonda birinchi marta kiryapsiz. Autentifikator ilovasidagi 6 ta raqamni yozing, keyin soʻralmaydi.',
    secondCode: 'Ilovadagi kod',
    demo: 'Namoyish rejimi: <link>kod shu yerda</link>',
  },
  because: {
    session_over: 'Seans tugadi. Qayta kiring: qilgan ishlaringiz telefonda turibdi.',
    device_ended:
      'Bu telefonni operator uzib qoʻygan. Telefon sizda boʻlsa, qayta kirib, uni yangidan ulang.',
    pin_erased:
      'PIN besh marta notoʻgʻri terildi. SMS kod bilan kiring: qilgan ishlaringiz telefonda turibdi.',
  },
  lost: 'Yuborilmay qoldi: {what}. Ular bu telefonda endi ochilmaydi: kimga nima topshirganingizni va olgan pulingizni hoziroq operatorga ayting.',
  pin: {
    title: 'PIN kodni tering',
    choose: 'PIN kod oʻylab toping',
    again: 'PIN kodni yana bir marta tering',
    why: 'Ilovani shu kod bilan, internetsiz ham ochasiz. Uni hech kimga aytmang.',
    typed: '{of} ta raqamdan {count} tasi terildi',
    takeBack: 'Oxirgi raqamni oʻchirish',
    wrong: '{count, plural, other {PIN notoʻgʻri. Yana {left} marta urinish mumkin.}}',
    easy: 'Bu kodni topish oson. Boshqasini tanlang.',
    different: 'Kodlar bir xil emas. Boshidan boshlang.',
    broken: 'Ilova ochilmadi. Qayta urinib koʻring; yordam bermasa, ilovani yopib oching.',
    forgotten: 'PIN esimda yoʻq, SMS kod bilan kiraman',
  },
  elsewhere: {
    title: 'Ilova boshqa oynada ochiq',
    text: 'Bir vaqtda bitta oynada ishlaydi, shunda hech narsa yoʻqolmaydi.',
    here: 'Shu yerda ishlash',
  },
  unsupported: {
    title: 'Bu brauzerda ilova ochilmadi',
    text: 'Maxfiy oynadan chiqing yoki Chrome brauzerini yangilang va ilovani https manzil orqali oching.',
  },
  room: 'Telefonda joy kam qoldi ({free}). Keraksiz rasm yoki videolarni oʻchiring, aks holda yangi rasmlar sigʻmaydi.',
  error: {
    title: 'Ekran ochilmadi',
    text: 'Qilgan ishlaringiz saqlangan. Ilovani qayta oching.',
    reload: 'Qayta ochish',
  },
} as const
