export default {
  lead: {
    title: 'Nima uchun pul toʻlanmaydi',
    text: 'Posilka yoʻqolsa yoki buzilsa, toʻlaymiz. Lekin soyabon har narsani ham yopavermaydi. Keyin xafalik boʻlmasin deb, barini ochiq yozdik.',
    drawn: 'Soyabon ostida quti turibdi, bitta narsa yomgʻirda qolgan',
    ways: { covered: 'Nima uchun toʻlanadi' },
  },
  unpaid: {
    title: 'Toʻlanmaydigan holatlar',
    text: 'Har birining yonida: oldini qanday olsa boʻladi.',
    forbidden: {
      title: 'Taqiqlangan narsa',
      text: 'Qutida taqiqlangan narsa boʻlsa, uning oʻzi uchun ham, u buzgan boshqa narsa uchun ham pul toʻlanmaydi.',
      instead: 'Joʻnatishdan oldin <prohibitedItems>nomini yozib koʻring</prohibitedItems>.',
      says: 'Toʻlanmaydi',
    },
    spoiled: {
      title: 'Buzilgan ovqat, soʻligan gul',
      text: 'Issiqdan, sovuqdan yoki vaqt oʻtib aynigan narsa.',
      instead: '{perishableHours} chidaydigan, quruq yoki zavodda qadoqlanganini joʻnating.',
      says: 'Toʻlanmaydi',
    },
    packing: {
      title: 'Yomon oʻralgan sinadigan narsa',
      text: 'Qutining sirti butun, ichidagisi esa oʻralmagani uchun singan boʻlsa.',
      instead:
        'Har birini alohida oʻrang va qutini <whatCanYouSend>shu tartibda</whatCanYouSend> toʻldiring.',
      says: 'Quti ezilgan boʻlsa, toʻlaymiz',
    },
    inside: {
      title: 'Texnikaning ichki nosozligi',
      text: 'Sirti shikastlanmagan qurilma ishlamay qolsa, qachon buzilganini aniqlab boʻlmaydi.',
      instead: 'Joʻnatishdan oldin ishlayotganini videoga oling.',
      says: 'Zarb izi boʻlsa, toʻlaymiz',
    },
    document: {
      title: 'Hujjatning oʻzi va uni tiklash',
      text: 'Pasport, diplom, shartnoma. Qogʻozning bahosi yoʻq, navbat va boj puli qoplanmaydi.',
      instead: 'Imzo bilan topshirishni tanlang va nusxasini saqlab qoʻying.',
      says: 'Quti yoʻqolsa, {freeCover, gacha}',
    },
    files: {
      title: 'Telefondagi rasm va fayllar',
      text: 'Xotiradagi maʼlumotni hech kim qaytarib bera olmaydi.',
      instead: 'Avval boshqa joyga koʻchiring, keyin xotirani tozalang.',
      says: 'Toʻlanmaydi',
    },
    dear: {
      title: 'Qoplamadan qimmat qismi',
      text: 'Eng katta qoplama — {topCover}. Undan ham, eng kam ish haqining {minimumWages} baravaridan ({neverCoveredAbove}) ham ortigʻi toʻlanmaydi.',
      instead: 'Ikki posilkaga boʻling yoki oʻzingiz olib boring.',
      says: 'Qoplamagacha toʻlaymiz',
    },
    memory: {
      title: 'Xotira sifatidagi qadri',
      text: 'Bobodan qolgan soat bozorda necha pul tursa, shuncha toʻlaymiz.',
      instead: 'Tengi yoʻq narsani oʻzingiz olib boring.',
      says: 'Toʻlanmaydi',
    },
    profit: {
      title: 'Boy berilgan foyda va kechikish',
      text: 'Toʻyga ulgurmagan koʻylak, buzilgan savdo, noiloj tutilgan taksi puli.',
      instead: 'Muhim kun boʻlsa, ekspressni oling va bir kun oldin joʻnating.',
      says: 'Toʻlanmaydi',
    },
  },
  levels: {
    title: 'Qancha toʻlanadi',
    text: 'Qiymati, olingan qoplama va eng yuqori chegara: shu uchtasining eng kichigi.',
    head: { upTo: 'Toʻlov, eng koʻpi', price: 'Qoplama narxi' },
  },
  stay: {
    title: 'Soyabon ostida qolish uchun',
    value: {
      title: 'Qiymatini yozing',
      text: 'Buyurtmada narxini koʻrsating. Yozilgan qiymat va qoplama boʻlsa, yoʻqolgan posilka uchun toʻliq toʻlaymiz.',
    },
    photo: {
      title: 'Rasmga oling',
      text: 'Ichini, oʻralganini va yopilgan qutini. Chekni saqlab qoʻying.',
    },
    look: {
      title: 'Olayotganda qarang',
      text: 'Quti ezilgan yoki ochilgan boʻlsa, kuryerning oldida oching va rasmga oling.',
    },
  },
  asked: {
    title: 'Savollar',
    late: {
      title: 'Qachondan keyin yoʻqolgan hisoblanadi?',
      text: 'Posilkani biz olganimizdan keyin {lostAfterDays} oʻtsa va u yetib bormasa. Shundan keyin daʼvo ochsangiz boʻladi.',
    },
    noValue: {
      title: 'Qiymatini yozmagan boʻlsam-chi?',
      text: 'Unda {freeCover, gacha} toʻlaymiz. Qoplama olib, qiymatini yozmagan boʻlsangiz, chek yoki hisob-faktura koʻrsatasiz.',
    },
    receipt: {
      title: 'Chekim yoʻq, nima qilaman?',
      text: 'Doʻkondagi oʻsha tovarning narxi, yozishma yoki toʻlov skrinshoti ham yaraydi.',
    },
    refused: {
      title: 'Rad javobiga rozi boʻlmasam?',
      text: 'Bizga yozing, xodimimiz qaytadan koʻrib chiqadi. Har bir rad javobining sababi aytiladi.',
      way: 'Bizga yozish',
    },
  },
  next: {
    title: 'Qoplama kerakmi?',
    text: 'Narxi {cheapestCover, dan} boshlanadi. Buyurtma berayotganda bitta belgi qoʻysangiz, yetadi.',
    ways: { covered: 'Qoplama haqida', price: 'Narxini hisoblash' },
  },
  near: { title: 'Shunga yaqin sahifalar' },
} as const
