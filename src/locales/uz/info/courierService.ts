export default {
  lead: {
    title: 'Kuryer eshigingizda',
    text: 'Siz qutini yopib, tayyorlab qoʻyasiz. Kuryer kelib oladi, shahar boʻylab eltadi va oluvchining oʻz qoʻliga topshiradi.',
    drawn: 'Orqasiga katta xalta osgan kuryer motorollerda peshtoqli eshikka yaqinlashmoqda',
    ways: { send: 'Kuryer chaqirish', price: 'Narxini bilish' },
  },
  day: {
    title: 'Shaharda bir kun',
    text: 'Qaysi soatda nima boʻladi va buyurtmani qachon bergan maʼqul.',
    drawn:
      'Tongdan tungacha shahar: uylar, doʻkon, bozor gumbazi, eshiklar. Ular ustida quyosh yuradi, tush payti zaʼfaron yulduz bilan belgilangan',
    morning: {
      when: '{opens}',
      title: 'Operatorlar ishda',
      text: 'Kechasi naqd toʻlov bilan buyurtma bergan boʻlsangiz, soat {nightCallBy, gacha} qoʻngʻiroq qilamiz.',
    },
    first: {
      when: '{window1}',
      title: 'Ertalabki oraliq',
      text: 'Oluvchiga qulay vaqtni buyurtmada tanlaysiz. Bu birinchisi.',
    },
    noon: {
      when: '{cutOff}',
      title: 'Ekspress chegarasi',
      text: 'Toshkent ichida shu soatgacha berilgan ekspress buyurtma bugun yetishi mumkin.',
    },
    afternoon: {
      when: '{windowAfternoon}',
      title: 'Kunduzgi ikki oraliq',
      text: 'Kuryerda bir vaqtda {courierParcels} tadan ortiq posilka boʻlmaydi.',
    },
    evening: {
      when: '{window4}',
      title: 'Kechki oraliq',
      text: 'Ishdan kech qaytadiganlar uchun.',
    },
    night: {
      when: '{closes}',
      title: 'Operatorlar dam oladi',
      text: 'Saytda buyurtma berish va kuzatish tunda ham ishlaydi.',
    },
  },
  today: {
    title: 'Bugun yetsin desangiz',
    label: 'Toshkent ichida ekspress uchun chegara',
    text: 'Shu soatgacha buyurtma bersangiz, posilka bugun yetishi mumkin, eng kechi bilan keyingi ish kuni yetadi. Boshqa shaharlar ichida ekspress muddati {expressHours}.',
  },
  how: {
    title: 'Qanday boʻladi',
    call: {
      title: 'Chaqirasiz',
      text: 'Ikki manzilni va qutini yozasiz, narxini darhol koʻrasiz.',
    },
    confirm: {
      title: 'Tasdiqlanadi',
      text: 'Onlayn toʻlasangiz, shu zahoti. Naqd boʻlsa, operator kunduzi {confirmationMinutes} ichida qoʻngʻiroq qiladi.',
    },
    take: {
      title: 'Kuryer oladi',
      text: 'Quti qoʻldan qoʻlga oʻtadi va yozib qoʻyiladi. Shu paytdan posilka uchun biz javobgarmiz.',
    },
    hand: {
      title: 'Qoʻlma-qoʻl topshiradi',
      text: 'Oluvchi kodni aytadi. Kodi boʻlmasa, imzo qoʻyadi va hujjatini koʻrsatadi.',
    },
  },
  brings: {
    title: 'Kuryer nima bilan keladi',
    badge: {
      title: 'Guvohnoma',
      text: 'QR kodini kamera bilan oching: rasmi chiqadi. Kuryerdan bugungi soʻzni soʻrab yozing, toʻgʻri yoki notoʻgʻriligini aytamiz.',
    },
    phone: {
      title: 'Telefon',
      text: 'Posilka olingani va topshirilganini operatorga darrov aytadi. Naqd pulingiz boʻlmasa, Payme yoki Click uchun havola beradi.',
    },
    card: {
      title: 'Chaqiruv varaqasi',
      text: 'Uyda hech kim boʻlmasa, eshikda qoldiradi. Undagi raqam bilan oluvchi boshqa kunni oʻzi tanlaydi.',
    },
    cash: {
      title: 'Naqd pulingiz',
      text: 'Bitta viloyat ichida tovar pulini oʻzingizga keltiradi. Buyurtmangizdagi maxfiy raqamni aytasiz, pulni beradi.',
    },
  },
  ready: {
    title: 'Sizdan nima kerak',
    box: 'Yopilgan quti: kuryer qadoqlab bermaydi.',
    label: 'Chop etilgan yorliq. Printer boʻlmasa, trek-kodni qutiga yozing.',
    sum: 'Naqd toʻlasangiz, aniq summa: kuryerda qaytim topilmasligi mumkin.',
    phone: 'Yoqilgan telefon: manzilni topolmasa, kuryer sizga qoʻngʻiroq qiladi.',
  },
  prices: {
    title: 'Toshkent ichida qancha turadi',
    text: 'Kichik quti uchun boshlangʻich narxlar. Boshqa shahar va oʻlchamlar narxi <pricing>tariflarda</pricing>.',
    standard: {
      title: 'Eshikdan eshikkacha, standart',
      text: 'Muddati {standardTime}. Kuryer ikki tomonda ham keladi.',
    },
    express: {
      title: 'Eshikdan eshikkacha, ekspress',
      text: 'Muddati {expressHours}. Soat {cutOff, gacha} berilsa, bugun yetishi mumkin.',
    },
    leg: {
      title: 'Faqat bitta eshik',
      text: 'Ikkinchi tomonda punkt boʻlsa, punktdan punktgacha narxiga shuncha qoʻshiladi.',
    },
  },
  money: {
    title: 'Eshik oldidagi pul',
    sender: {
      title: 'Siz toʻlasangiz',
      text: 'Yetkazish haqini kuryer qutini olayotganda naqd berasiz. Onlayn toʻlagan boʻlsangiz, kuryerga pul bermaysiz.',
    },
    receiver: {
      title: 'Oluvchi toʻlasa',
      text: 'Yetkazish haqini ham, tovar pulini ham u qutini olayotganda toʻlaydi: naqd yoki havola orqali.',
    },
    goods: {
      title: 'Tovar puli',
      text: 'Oluvchidan olamiz, {codHours} ichida balansingizga yoki bank hisobingizga joʻnatamiz.',
    },
    exact: {
      title: 'Ortiqcha soʻrashsa',
      text: 'Summa buyurtmada yozilgan. Undan koʻp soʻralsa, bermang va qoʻngʻiroq qiling: {phone}.',
    },
  },
  nobody: {
    title: 'Uyda hech kim boʻlmasa',
    text: {
      p1: 'Kuryer koʻpi bilan {attempts} marta keladi. Birinchi safar hech kimni topmasa, keyin nima boʻlishini oluvchi oʻzi tanlaydi:',
      li1: 'boshqa kun: {redeliverDays} ichida, oʻsha soatlarda;',
      li2: 'yaqin punkt: u yerda posilka {storageDays} saqlanadi;',
      li3: 'qoʻshni yoki xavfsiz joy, agar pul olinmaydigan posilka boʻlsa.',
      p2: 'Urinishlar tugasa, posilka joʻnatuvchiga qaytadi. Qaytarish haqi — tashish narxining yarmi.',
    },
  },
  ask: {
    title: 'Savollar',
    late: {
      title: 'Kuryer kelmay qolsa-chi?',
      text: 'Buyurtmani olgan kuryer {acceptHours} ichida kelmasa, buyurtma boshqa kuryerlarga qaytadi. Kutib oʻtirmang, qoʻngʻiroq qiling: {phone}.',
    },
    window: {
      title: 'Soat oraligʻini keyin oʻzgartirsa boʻladimi?',
      text: 'Yoʻq, buyurtma berilgach oʻzgarmaydi. Kuryer shu oraliqda borishga harakat qiladi, daqiqasini vaʼda qilmaymiz.',
    },
    instead: {
      title: 'Posilkani boshqa odam olsa boʻladimi?',
      text: 'Ha. Oluvchi SMS orqali kelgan havolani ochib, oʻrniga kim olishini yozadi.',
    },
    heavy: {
      title: 'Ogʻir narsani ham oladimi?',
      text: 'Eng ogʻiri {doorWeight}, eng uzuni {doorSide}. {callFirstSide, dan} uzun boʻlsa, avval qoʻngʻiroq qilib kelishamiz.',
    },
  },
  next: {
    title: 'Quti tayyormi?',
    text: 'Shahar ichida eshikdan eshikkacha — {priceDoorDoorNumber} soʻmdan.',
    ways: { send: 'Kuryer chaqirish', price: 'Narxini bilish' },
  },
  near: { title: 'Kuryer kelguncha oʻqing' },
} as const
