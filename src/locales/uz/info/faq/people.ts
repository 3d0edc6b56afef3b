/** Shops, accounts and how to stay safe. */
export default {
  merchants: {
    title: 'Biznes uchun',
    businessAccount: {
      title: 'Biznes hisob qanday ochiladi?',
      text: 'Roʻyxatdan oʻtayotganda tanlaysiz yoki shaxsiy hisobni profilda biznesga oʻtkazasiz: kompaniya nomi va STIR kerak. Manzillar, balans va buyurtmalar joyida qoladi.',
      way: 'Profilni ochish',
    },
    many: {
      title: 'Kuniga oʻnlab posilka joʻnataman. Qulayroq yoʻli bormi?',
      text: 'Biznes hisobda Excel yoki CSV faylni yuklaysiz, xatoni qatorida tuzatasiz, yorliqlar birga chiqadi. Chatdan nusxalangan matn ham boʻladi.',
      way: 'Exceldan yuklash',
    },
    collection: {
      title: 'Kuryer barcha posilkalarni bir kelishda olib ketadimi?',
      text: 'Ha, biznes mijoz uchun bir kelish {priceCollection}, posilkalar soni {collectionFreeFromNumber} taga yetsa, bepul. Kun va vaqtni fayl bilan yuklaganda tanlaysiz.',
      way: 'Biznes uchun xizmatlar',
    },
    packages: {
      title: 'Paket nima?',
      text: 'Oldindan sotib olinadigan posilkalar toʻplami: eng kichigida {packageSmallestNumber} ta, eng kattasida {packageLargestNumber} ta. Kattasida bitta posilka {packageEach, ga} tushadi. Tashish va eshikkacha yetkazish shuning ichida, {packageDaysNumber} kun amal qiladi.',
      way: 'Paket olish',
    },
    pro: {
      title: 'Pro tarifi kimga mos?',
      text: 'Doimiy joʻnatadigan doʻkonga. Shartnoma boʻyicha {proWeightNumber} kilogrammgacha har bir posilka {pricePro}: eshikdan eshikkacha, olganda toʻlash ham ichida.',
      way: 'Pro haqida soʻrash',
    },
    statement: {
      title: 'Buxgalteriya uchun hujjat olsam boʻladimi?',
      text: 'Balans sahifasida istalgan davr koʻchirmasini yuklab olasiz. Tovar pulining har bir toʻlovi posilkalar reyestri bilan keladi.',
      way: 'Koʻchirma olish',
    },
    integration: {
      title: 'Doʻkonimning saytiga ulasa boʻladimi?',
      text: 'Doʻkon platformalari bilan tayyor ulanishlar hali qurilmoqda. Qaysi biri ishlaydi, qaysi biri hali yoʻq, roʻyxatda ochiq yozilgan.',
      way: 'Ulanishlar roʻyxati',
    },
  },
  account: {
    title: 'Hisob va xavfsizlik',
    signIn: {
      title: 'Kirish uchun parol kerakmi?',
      text: 'Yoʻq. Telefon raqamini yozasiz, SMS bilan kod keladi. Kodni hech kimga aytmang, xodimimizga ham.',
      way: 'Kirish',
    },
    noSms: {
      title: 'Kirish kodi kelmayapti',
      text: 'Raqamni tekshiring va sanoq tugagach yangi kod soʻrang: faqat oxirgisi ishlaydi. Shahar telefoniga SMS bormasligi mumkin.',
      way: 'Yangi kod soʻrash',
    },
    newNumber: {
      title: 'Telefon raqamim oʻzgardi',
      text: 'Hisob raqamga bogʻlangan, uni profilda almashtirib boʻlmaydi. Yangi raqamga yangi hisob oching, eskisida pul qolgan boʻlsa, bizga yozing.',
      way: 'Bizga yozish',
    },
    fakeCourier: {
      title: 'Eshikdagi odam rostdan kuryermi?',
      text: 'Guvohnomasidagi QR kodni telefon kamerasi bilan oching: rasmi va ismi chiqadi. Keyin bugungi soʻzni soʻrab, sahifaga yozing. Toʻgʻri kelmasa, pul ham, kod ham bermang.',
      way: 'Qanday tekshiriladi',
    },
    phishing: {
      title: 'Shubhali SMS keldi',
      text: 'Biz SMS kodni, karta raqamini soʻramaymiz va shaxsiy kartaga pul oʻtkazdirmaymiz. Havolani bosmang, trek-kodni saytga oʻzingiz yozib tekshiring.',
      way: 'Soxta xabarni tanish',
    },
    devices: {
      title: 'Hisobimga begona kirgan boʻlsa-chi?',
      text: 'Profildagi qurilmalar roʻyxatida notanishini oʻchiring yoki barcha qurilmalardan chiqing. Kirishlar tarixi ham shu yerda.',
      way: 'Qurilmalarim',
    },
    deleteAccount: {
      title: 'Hisobni qanday oʻchiraman?',
      text: 'Profilda, SMS kod bilan tasdiqlab. Avval balansdagi pulni ishlating yoki qaytarib oling. Qonun talab qiladigan hisob-kitob yozuvlari muddati tugaguncha saqlanadi.',
      way: 'Profilni ochish',
    },
  },
} as const
