export default {
  lead: {
    title: 'Birinchi posilkangiz bizdan',
    text: 'Yangi hisob ochgan har kimning birinchi posilkasi bepul: viloyat ichida, kichik quti, punktdan punktgacha. Qimmatroq boʻlsa, narxdan {priceFrom} ayiramiz, qolganini toʻlaysiz.',
    ways: { start: 'Roʻyxatdan oʻtish', call: 'Menga qoʻngʻiroq qiling' },
    drawn: 'Lenta bilan bogʻlangan quti',
  },
  how: {
    title: 'Qanday olinadi',
    account: {
      title: 'Hisob oching',
      text: 'Telefon raqamingizga kod keladi, shu bilan kirasiz. Bepul posilka hisobingizga shu zahoti yoziladi, kod yoki kupon terilmaydi.',
    },
    order: {
      title: 'Buyurtma bering',
      text: 'Qayerdan, qayerga va quti hajmini tanlang. Narx qatorlari orasida chegirma alohida koʻrinib turadi.',
    },
    hand: {
      title: 'Topshiring',
      text: 'Narx nolga tushsa, toʻlov soʻralmaydi. Qutini yaqin punktga olib boring yoki kuryer chaqiring.',
    },
  },
  terms: {
    title: 'Shartlari',
    who: {
      title: 'Kimga',
      text: 'Bizda birinchi marta hisob ochgan odam yoki doʻkonga. Hisobini oʻchirib, oʻsha raqam bilan qaytgan kishiga ikkinchi marta berilmaydi.',
    },
    much: {
      title: 'Qancha',
      text: 'Bitta posilka, {priceFromNumber} soʻmgacha. Bu viloyat ichida kichik qutini ({smallWeight, gacha}) punktdan punktga eltish narxi.',
    },
    more: {
      title: 'Narx kattaroq boʻlsa',
      text: '{priceFrom} ayriladi, farqini toʻlaysiz. Boshqa viloyat, katta quti yoki eshikkacha yetkazish shunday hisoblanadi.',
    },
    kept: {
      title: 'Muddati',
      text: 'Ishlatmaguningizcha turadi, kuymaydi.',
    },
    back: {
      title: 'Bekor boʻlsa',
      text: 'Buyurtma toʻlanmay qolsa yoki bekor qilinib, pul qaytsa, bepul posilka ham hisobingizga qaytadi.',
    },
    beside: {
      title: 'Boshqa chegirma bilan',
      text: 'Chegirmalar qoʻshilmaydi, foydalirogʻi olinadi. Yarim narx foydali chiqsa, bepul posilka keyingisiga qoladi.',
    },
  },
  price: {
    title: 'Sizniki qancha boʻladi?',
    text: 'Yoʻnalishni tanlang, chegirmasiz narx chiqadi. Undan {priceFrom} ayiring.',
  },
  ask: {
    title: 'Savollar',
    door: {
      title: 'Eshikkacha ham bepulmi?',
      text: 'Qisman. Kuryerning eshikkacha kelishi alohida qator, umumiy narxdan {priceFrom} ayriladi, qolgani toʻlanadi.',
    },
    city: {
      title: 'Boshqa viloyatga yuborsam-chi?',
      text: 'Boʻladi. Masofa uzoqroq, shuning uchun narx ham kattaroq, farqini toʻlaysiz.',
    },
    again: {
      title: 'Ikkinchi posilka ham bepulmi?',
      text: 'Yoʻq, faqat birinchisi. Keyingilari <pricing>tarif boʻyicha</pricing>.',
    },
    receiver: {
      title: 'Oluvchi biror narsa toʻlaydimi?',
      text: 'Bepul posilka uchun yoʻq. Siz olganda toʻlashni tanlagan boʻlsangiz, oluvchi faqat tovar pulini beradi.',
    },
  },
  next: {
    title: 'Sinab koʻramizmi?',
    text: 'Roʻyxatdan oʻtish bir necha daqiqa. Oʻzingiz qila olmasangiz, qoʻngʻiroq qilib yordam beramiz.',
    ways: { start: 'Roʻyxatdan oʻtish', call: 'Menga qoʻngʻiroq qiling' },
  },
} as const
