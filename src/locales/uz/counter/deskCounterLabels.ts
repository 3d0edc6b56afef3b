export default {
  title: 'Yorliqlar',
  under: 'Posilka, qop va javon uchun',
  list: {
    scan: 'Skanerlang',
    scanNext: 'Posilka yoki qopni: yorligʻi roʻyxatga qoʻshiladi',
    added: 'Roʻyxatga qoʻshildi',
    notFound: 'Yorliq yoʻq',
    noLabel: '{text}: bunday posilka yoki qop topilmadi.',
    print: '{count, plural, other {{text} ta yorliqni chop etish}}',
    printOne: 'Chop etish',
    drop: '{code}: roʻyxatdan olib tashlash',
    last: 'Oxirgi qabul qilinganlar',
  },
  shelf: {
    title: 'Javon yorliqlari',
    text: 'Posilkadan keyin javon yorligʻini skanerlasangiz, uning joyi yozib qoʻyiladi.',
    rows: 'Qatorlar',
    all: 'Barchasi',
    row: '{row} qatori',
    print: '{count, plural, other {Chop etish, {text} ta}}',
  },
  printer: {
    title: 'Bu qurilmada qanday chop etiladi',
    ways: {
      label: 'Yorliq qogʻozi, 100×150 mm',
      a4: 'A4 varaq',
      usb: 'USB yorliq printeri',
      zpl: 'ZPL fayl',
    },
    notes: {
      label: 'PDF alohida oynada ochiladi, chop etish oynasidan printerni tanlaysiz.',
      a4: 'Bir varaqda toʻrtta yorliq, kesish chizigʻi bilan.',
      usb: 'Oyna chiqmaydi, yorliq shu zahoti chiqadi.',
      zpl: 'Faylni printerning oʻz dasturi bilan yuborasiz.',
    },
    noUsb: 'Bu brauzer USB printer bilan ishlamaydi. Chrome yoki Edge kerak.',
    network:
      'Tarmoqdagi printerga brauzer toʻgʻridan-toʻgʻri yoza olmaydi. Uni kompyuterga oʻrnating va chop etish oynasidan tanlang yoki ZPL faylni saqlang.',
    choose: 'Printerni tanlash',
    chooseOther: 'Boshqa printer',
    chosen: 'Printer tanlangan',
    test: 'Sinab koʻrish',
    testWords: 'TezBox: sinov yorligʻi',
    done: {
      shown: 'Yangi oynada ochildi, oʻsha yerda chop eting',
      saved: 'Fayl saqlandi',
      sent: 'Printerga yuborildi',
    },
    usb: {
      none: 'Printer topilmadi. Kabelni tekshiring va printerni qayta tanlang.',
      unknown: 'Bu qurilma yorliq printeriga oʻxshamaydi. Boshqasini tanlang.',
      taken:
        'Printer band. Windowsda uni oʻz drayveri ushlab turadi: «Yorliq qogʻozi» usulini tanlang yoki ZPL faylni saqlang.',
      stopped: 'Yuborish uzilib qoldi. Qogʻoz va qopqoqni tekshirib, qayta urining.',
    },
  },
} as const
