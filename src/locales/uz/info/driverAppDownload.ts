export default {
  lead: {
    title: 'Bu eshik hali ochilmagan',
    text: 'Kuryer ilovasi tayyorlanmoqda, bugun oʻrnatadigan narsa yoʻq. Tayyor boʻlgan kuni oʻrnatish tugmasi aynan shu sahifada chiqadi.',
    drawn: 'Peshtoq ichida nuqtali chiziq bilan chizilgan telefon, oldi arqon bilan toʻsilgan',
    ways: { app: 'Saytni telefonga qoʻshish', about: 'Kuryer ilovasi haqida' },
  },
  fake: {
    title: 'Sizga ilova fayli yuborishdimi?',
    text: 'Telegram yoki SMS orqali kelgan «TezBox kuryer» fayli bizniki emas: biz fayl yubormaymiz. Oʻrnatmang va <security>bizga xabar bering</security>.',
  },
  qr: {
    title: 'Sahifani telefonda saqlab qoʻying',
    text: 'Kamerani kodga tuting va ochilgan sahifani saqlab qoʻying: ilova chiqsa, shu yerda boʻladi.',
    drawn: 'Shu sahifaning QR kodi',
  },
  way: {
    title: 'Tayyor boʻlganda qanday oʻrnatiladi',
    text: 'Birinchi qadam bugun ham shunday, qolganlari ilova bilan keladi.',
    hired: {
      title: 'Ishga kirasiz',
      text: 'Raqamingizga kuryer hisobi ochiladi va rasmli guvohnoma beriladi.',
    },
    open: { title: 'Shu sahifani ochasiz', text: 'Telefoningiz brauzerida: ilova doʻkoni kerak boʻlmaydi.' },
    add: {
      title: 'Ekranga qoʻshasiz',
      text: 'Bugun <app>saytimiz ekranga qanday qoʻshilsa</app>, ilova ham shunday qoʻshiladi.',
    },
    enter: {
      title: 'Kirasiz',
      text: 'Telefon raqami va SMS kod bilan. Yangi telefon bir marta tasdiqlanadi.',
    },
  },
  offline: {
    title: 'Aloqasiz nima ishlaydigan boʻladi',
    text: 'Ilova shu reja boʻyicha yozilmoqda. Sinovdan oʻtgan kuni bu yerda «ishlaydi» deb yozamiz.',
    works: {
      title: 'Davom etadi',
      text: {
        li1: 'kunlik roʻyxat, manzil va moʻljallar',
        li2: 'posilkani skanerlash',
        li3: 'kod, imzo va rasm olish',
        li4: '«topshirdim» va «boʻlmadi» deyish',
      },
    },
    waits: {
      title: 'Aloqani kutadi',
      text: {
        li1: 'oluvchi aytgan kodni tekshirish',
        li2: 'yangi buyurtmalar',
        li3: 'rasmlarni joʻnatish',
      },
    },
    kept: {
      title: 'Yoʻqolmaydi',
      text: 'Navbatda turgan ish ekranda koʻrinib turadi va joʻnatilmaguncha oʻchmaydi.',
    },
  },
  near: { title: 'Bugun kerak boʻladigan sahifalar' },
} as const
