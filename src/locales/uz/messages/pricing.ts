export default {
  lines: {
    transport: 'Tashish',
    package: 'Paketdan joʻnatma',
    pro: 'Pro shartnomasi',
    doorPickup: 'Kuryer olib ketadi',
    collection: 'Posilkalarni yigʻib ketish',
    doorDelivery: 'Eshikkacha yetkazish',
    cod: 'Olganda toʻlash',
    signature: 'Imzo bilan topshirish',
    cover: 'Sugʻurta qoplamasi',
    promotion: 'Chegirma',
  },
  because: {
    transport:
      '{distance, select, local {Viloyat ichida} belt1 {1-mintaqa} belt2 {2-mintaqa} other {3-mintaqa}}, {size, select, small {kichik quti} medium {oʻrta quti} large {katta quti} other {nostandart oʻlcham}}, hisob vazni {weight}{level, select, express {, ekspress × {factor}} other {}}',
    transportHeavy:
      '{distance, select, local {Viloyat ichida} belt1 {1-mintaqa} belt2 {2-mintaqa} other {3-mintaqa}}, hisob vazni {weight} = {parcels} × {each}{level, select, express {, ekspress × {factor}} other {}}',
    package:
      'Oldindan toʻlangan{far, select, yes {, 3-mintaqa uchun qoʻshimcha} other {: tashish va yetkazish paketga kiradi}}',
    pro: '{shipments} ta joʻnatma, har biri {each, gacha}, eshikdan eshikkacha{level, select, express {, ekspress × {factor}} other {}}',
    doorLeg: '{zone}-zona',
    receiverCollects: 'Oluvchi punktdan oʻzi oladi, bepul',
    collection: 'Kuryer {parcels} ta posilka uchun keladi; {enough} tadan boshlab bepul',
    collectionFree: '{enough} ta va undan koʻp posilkada bepul',
    collectionPaid: 'Shu safarning haqi boshqa posilkada hisoblangan',
    cod: 'Tovar pulini oluvchidan olamiz va {comesBack, select, cash {24 soat ichida naqd qaytaramiz} other {24 soat ichida hisobingizga oʻtkazamiz}}',
    codInPro: 'Pro rejasiga kiradi',
    signature: 'Oluvchi imzo qoʻyadi, siz uni koʻrasiz',
    cover: '{upTo, gacha} toʻlab beramiz',
    halfPrice: 'Yangi mijozga {percent}% chegirma{best, select, yes {, eng foydalisi tanlandi} other {}}',
    firstParcel:
      'Birinchi posilka {upTo, gacha} bepul{best, select, yes {, eng foydalisi tanlandi} other {}}',
    promotion: '{name}{best, select, yes {, eng foydalisi tanlandi} other {}}',
  },
  /** Why a promotion has not won. */
  lost: {
    notForYou: 'Boshqa turdagi mijozlar uchun',
    onlyNew: 'Faqat aksiya vaqtida roʻyxatdan oʻtganlar uchun',
    over: 'Muddati tugagan',
    limit: 'Bu aksiyadan foydalanib boʻlgansiz',
    reward: 'Narxni kamaytirmaydi: pul keyin hisobingizga tushadi',
    prepaid: 'Posilka paketdan toʻlanadi',
    usedUp: 'Aksiya uchun ajratilgan mablagʻ tugadi',
    nothing: 'Bu posilkadan hech narsa chegirmaydi',
    less: 'Kamroq chegiradi: {amount}',
    same: 'Xuddi shuncha chegiradi',
  },
  refusals: {
    cityNotServed:
      '{district}: {until, select, none {hozircha} other {{until, gacha}}} {end, select, from {posilka olib ketmaymiz} other {posilka yetkazmaymiz}}. {reason, select, snow {Yoʻllarni qor bosgan. } flood {Toshqin boʻlgan. } road {Yoʻl yopilgan. } quarantine {Karantin eʼlon qilingan. } safety {Hozir u yer xavfsiz emas. } holiday {Bayram kunlari. } couriers {Kuryerlar yetishmayapti. } other {}}Yaqin tumanni tanlang.',
    tooLong: 'Posilka juda uzun: {side}. {limit, dan} uzunini tashimaymiz.',
    tooHeavy: 'Posilka juda ogʻir: {weight}. {limit, dan} ogʻirini tashimaymiz.',
    onRequest:
      '{limit, dan} ogʻir yukni menejer bilan kelishib tashiymiz. Posilkaning vazni {weight}. Bizga qoʻngʻiroq qiling.',
    tooHeavyForPoint:
      'Punkt va pochtomatlar {limit, gacha} qabul qiladi, posilkaning vazni {weight}. Eshikdan eshikkacha joʻnating.',
    tooLongForPoint:
      'Punkt va pochtomatlar {limit, gacha} qabul qiladi, posilkaning boʻyi {side}. Eshikdan eshikkacha joʻnating.',
    tooHeavyForLocker: 'Pochtomat {limit, gacha} qabul qiladi, posilkaning vazni {weight}.',
    tooBigForLocker: 'Posilka ({sides}) pochtomat katagiga ({limit}) sigʻmaydi.',
    tooHeavyForMailbox: 'Pochta qutisi {limit, gacha} qabul qiladi, posilkaning vazni {weight}.',
    tooBigForMailbox: 'Posilka ({sides}) pochta qutisiga ({limit}) sigʻmaydi.',
    lockerPrepaidOnly: 'Pochtomat faqat puli oldin toʻlangan posilkani beradi. Punktni tanlang.',
    mailboxDropOffOnly: 'Pochta qutisi posilkani faqat qabul qiladi.',
    expressNotThere: 'Bu yoʻnalishda ekspress ishlamaydi. Standartni tanlang.',
    codReturnOutsideRegion:
      'Naqd pulni viloyatdan tashqariga qaytarib boʻlmaydi. Bu xizmatsiz pul balansingizga yoki bank hisobingizga tushadi.',
    coverAboveCeiling: 'Qiymati {limit, dan} yuqori narsaga qoplama berilmaydi. Qoplamani olib tashlang.',
    perishableTooSlow:
      'Tez buziladigan narsa {hours} soat ichida yetishi kerak, bu usul ulgurmaydi.{faster, select, express { Ekspressni tanlang.} other {}}',
  },
  notes: {
    callFirst: '{limit, dan} uzun posilkani olishdan oldin sizga qoʻngʻiroq qilamiz.',
  },
  services: {
    toDoorDelivery: {
      name: 'Eshikkacha yetkazish',
      description: 'Kuryer oluvchining eshigigacha eltadi. Punktdan olinsa, bepul.',
    },
    codReturn: {
      name: 'Naqd pulni qaytarish',
      description: 'Tovar puli 24 soat ichida sizga naqd qaytadi. Faqat bir viloyat ichida.',
    },
    cod: {
      name: 'Olganda toʻlash',
      description: 'Tovar pulini oluvchidan olamiz va 24 soat ichida sizga oʻtkazamiz.',
    },
    inspect: {
      name: 'Avval koʻrib, keyin toʻlash',
      description: 'Oluvchi posilkani kuryer oldida ochib koʻradi va keyin toʻlaydi.',
    },
    signature: {
      name: 'Imzo bilan topshirish',
      description: 'Oluvchi imzo qoʻyadi, siz uni buyurtmada koʻrasiz.',
    },
    cover: {
      name: '{upTo, gacha} qoplama',
      description: 'Posilka yoʻqolsa yoki shikastlansa, {upTo, gacha} toʻlab beramiz.',
    },
  },
  sizes: {
    small: 'Kichik quti',
    medium: 'Oʻrta quti',
    large: 'Katta quti',
    other: 'Nostandart oʻlcham',
  },
  plans: {
    starter: 'Boshlangʻich',
    flexible: 'Moslashuvchan',
    pro: 'Pro',
  },
} as const
