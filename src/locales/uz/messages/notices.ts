/** What people read about a parcel in Telegram, in e-mail and on their devices. SMS have texts of their own. */
export default {
  kinds: {
    order_accepted: {
      title: 'Buyurtma qabul qilindi',
      text: '{track} buyurtmangiz qabul qilindi. Yetkazish muddati: {date}.',
    },
    order_collected: {
      title: 'Posilka bizda',
      text: '{track} posilkangizni oldik. Yetkazish muddati: {date}.',
    },
    collection_failed: {
      title: 'Kuryer posilkani ololmadi',
      text: 'Kuryer {track} posilkangizni olib keta olmadi. Qayta urinib koʻramiz.',
    },
    delivery_failed: {
      title: 'Posilka topshirilmadi',
      text: '{track} posilkangiz topshirilmadi. Oluvchiga boshqa kun yoki joyni taklif qildik.',
    },
    order_refused: {
      title: 'Posilkadan voz kechildi',
      text: 'Oluvchi {track} posilkangizdan voz kechdi. U sizga qaytariladi.',
    },
    order_delivered: {
      title: 'Posilka topshirildi',
      text: '{track} posilkangiz oluvchiga topshirildi.',
    },
    order_returning: {
      title: 'Posilka qaytmoqda',
      text: '{track} posilkangizni topshirib boʻlmadi, u sizga qaytmoqda.',
    },
    order_cancelled: {
      title: 'Buyurtma bekor qilindi',
      text: '{track} buyurtmangiz bekor qilindi. Toʻlagan boʻlsangiz, pulingiz qaytariladi.',
    },
    order_lost: {
      title: 'Posilka yoʻqoldi',
      text: '{track} posilkangiz yoʻqolgan deb topildi, uzr soʻraymiz. Kompensatsiya uchun daʼvo ochdik.',
    },
    on_the_way: {
      title: 'Posilka yoʻlda',
      text: 'Sizga {track} posilkasi yoʻlga chiqdi. Yetib kelishi: {date}.',
    },
    out_for_delivery: {
      title: 'Kuryer posilkangizni olib boryapti',
      text: 'Kuryer posilkangizni olib boradi: {when}. {proven, select, no {Kod telefoningizga yuboriladi.} other {Kod: {code}. Uni faqat posilkani olganda ayting.}}{pay, select, none {} other { Toʻlash kerak: {pay} soʻm.}}',
    },
    waiting_at_point: {
      title: 'Posilka sizni kutmoqda',
      text: 'Posilkangiz {date, gacha} kutadi: {point}, {address}. {proven, select, no {Kod telefoningizga yuboriladi.} other {Kod: {code}.}}{pay, select, none {} other { Toʻlash kerak: {pay} soʻm.}}',
    },
    attempt_failed: {
      title: 'Topshira olmadik',
      text: 'Kuryer posilkangizni topshira olmadi. {proven, select, no {Boshqa kun yoki joyni telefoningizga yuborilgan havolada tanlang.} other {Boshqa kunni, punktni yoki qoʻshningizni tanlang.}}',
    },
    order_not_delivered: {
      title: 'Posilka hali topshirilmagan',
      text: '{track} posilkasi xato bilan topshirilgan deb belgilangan edi. U hali kuryerda, yetkazish muddati: {when}.',
    },
    attempts_used: {
      title: 'Posilka joʻnatuvchiga qaytadi',
      text: 'Posilkangizni uch marta topshira olmadik. Endi u joʻnatuvchiga qaytadi.',
    },
    storage_ending: {
      title: 'Ertaga saqlash muddati tugaydi',
      text: 'Posilkangiz {date, gacha} saqlanadi: {point}, {address}. {proven, select, no {Muddatni telefoningizga yuborilgan havolada uzaytirish mumkin.} other {Muddatni bir marta uzaytirish mumkin.}}',
    },
    point_moved: {
      title: 'Posilka boshqa punktda boʻladi',
      text: 'Tanlagan punktingiz yopilmoqda. Posilkangiz endi shu yerga boradi: {point}, {address}. Boshqa joy qulay boʻlsa, havola orqali tanlang.',
    },
    going_back: {
      title: 'Saqlash muddati tugadi',
      text: 'Posilkangizni olib ketish muddati tugadi. Endi u joʻnatuvchiga qaytadi.',
    },
    kept_for_sender: {
      title: 'Posilkangiz sizga qaytarib berilmadi',
      text: '{track} posilkangiz qaytib keldi, lekin sizga topshirib boʻlmadi. U {date, gacha} saqlanadi, keyin saqlanmaydi. Olish uchun bizga qoʻngʻiroq qiling.',
    },
    delivery_undone: {
      title: 'Posilka hali topshirilmagan',
      text: 'Posilkangiz xato bilan topshirilgan deb belgilangan edi. U hali kuryerda va sizga olib boriladi: {when}.',
    },
    code_again: {
      title: 'Olish kodi',
      text: 'Posilkangizni olish kodi: {proven, select, no {telefoningizga yuboriladi} other {{code}}}. Uni faqat olayotganda ayting.',
    },
    new_code: {
      title: 'Yangi olish kodi',
      text: 'Posilkangizni olish uchun yangi kod: {proven, select, no {telefoningizga yuboriladi} other {{code}}}. Eski kod endi ishlamaydi.',
    },
    choice_told: {
      title: 'Tanlovingiz qayd etildi',
      text: 'Posilkangiz boʻyicha telefon yoki chaqiruv varaqasi orqali aytilgan tanlov qayd etildi. Siz aytmagan boʻlsangiz, uni oʻzgartiring yoki bizga qoʻngʻiroq qiling.',
    },
    handed_out_by_document: {
      title: 'Posilka hujjat asosida berildi',
      text: 'Posilkangiz punktda shaxsni tasdiqlovchi hujjat asosida berildi. Uni siz olmagan boʻlsangiz, darhol xabar bering.',
    },
    handed_out: {
      title: 'Posilka olindi',
      text: 'Posilkangiz berildi. Uni siz olmagan boʻlsangiz, darhol xabar bering.',
    },
    delivered: {
      title: 'Posilka topshirildi',
      text: 'Posilkangiz topshirildi.{proven, select, no {} other { Kuryer qanday ishladi?}}',
    },
  },
  links: { track: 'Kuzatish', choices: 'Tanlash', rating: 'Baholash' },
  mail: { why: 'Bu xat sizga {track} posilkasi munosabati bilan keldi.' },
  answer: {
    subject: 'TezBox: yozganlaringizga javob',
    why: {
      lead: 'Bu xat saytimizda yozganlaringizga javob.',
      application: 'Bu xat saytimizda qoldirgan ish arizangizga javob.',
    },
    quote: 'Siz yozgan edingiz:',
  },
  messages: {
    reweigh: 'Qayta oʻlchash va narx',
    dropCode: 'Pochtomat kodi',
    callerCode: 'Qoʻngʻiroq uchun kod',
    claimOpened: 'Daʼvo ochildi',
    found: 'Posilka topildi',
    claim: 'Daʼvo boʻyicha qaror',
    signInCode: 'Kirish kodi',
    payoutCode: 'Hisobni oʻzgartirish kodi',
    basket: 'Savatdagi posilkalar',
    pointCloses: 'Topshirish punkti yopiladi',
    topUpApproved: 'Balans toʻldirildi',
    topUpRejected: 'Toʻldirish rad etildi',
    payoutChosen: 'Toʻlov hisobi oʻzgardi',
    released: 'Bir kishi hal qildi',
    phoneSetUp: 'Kuryer ilovasi ochildi',
    suspended: 'Ish toʻxtatildi',
    debt: 'Qarz haqida',
    lowBalance: 'Balansda oz pul qoldi',
    referralReminder: 'Taklif: qancha qoldi',
    referral: 'Taklif mukofoti',
    answer: 'Xatga yoki arizaga javob',
    other: 'Boshqa xabar',
  },
  reasons: {
    passed: 'Endi dolzarb emas',
    tooLate: 'Vaqti oʻtdi',
    forgotten: 'Odam hisobini oʻchirgan',
    gone: 'Kanal uzilgan',
    unknownNumber: 'Bunday raqam yoʻq',
    refused: 'Shlyuz rad etdi',
    undelivered: 'Yetib bormadi',
    noBalance: 'Shlyuz hisobida pul yoʻq',
    noChannel: 'Yuboradigan kanal yoʻq',
    limit: 'Shlyuz cheklovi tugagan',
    technical: 'Aloqa uzildi',
  },
} as const
