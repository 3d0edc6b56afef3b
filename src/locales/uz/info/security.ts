export default {
  lead: {
    title: 'Soxta xabarni qanday tanish mumkin',
    text: 'Biz hech qachon SMS kodni va karta maʼlumotlarini soʻramaymiz. Shubha boʻlsa, avval bizga qoʻngʻiroq qiling: har kuni {opens} dan {closes} gacha.',
    ways: { call: '{phone}' },
  },
  never: {
    title: 'Biz soʻramaydigan narsalar',
    code: 'SMS bilan kelgan kod. Uni faqat saytimizga oʻzingiz yozasiz, operatorga ham, kuryerga ham aytmaysiz.',
    card: 'Karta raqami, muddati va CVV kodi. Karta bilan toʻlov Payme, Click yoki bank sahifasida oʻtadi.',
    transfer:
      'Shaxsiy kartaga oʻtkazma. Naqd pulni kuryerga yoki punktda berasiz, qolgan toʻlovlar sayt orqali.',
  },
  check: {
    title: 'Xabar yoki odam biznikimi?',
    badge: 'Kuryer guvohnomasidagi QR kodni oching: rasm va bugungi soʻz mos kelishi kerak.',
    code: 'Posilka haqidagi xabarda TB bilan boshlanadigan trek-kod boʻladi. Uni saytda oʻzingiz yozib tekshiring.',
    hurry: 'Shoshirishsa, «bugun toʻlamasangiz qaytib ketadi» deyishsa, toʻxtang va bizga qoʻngʻiroq qiling.',
  },
  told: {
    title: 'Aytib qoʻygan boʻlsangiz',
    bank: 'Avval bankka qoʻngʻiroq qilib, kartani yoptiring.',
    devices: 'Profildagi «Qurilmalar» boʻlimida notanish qurilmaning seansini tugating.',
    call: 'Keyin bizga ayting: tekshiramiz va boshqalarni ogohlantiramiz.',
  },
  report: {
    title: 'Zaiflik topdingizmi?',
    write: 'Saytimiz, ilovamiz yoki API tizimimizda zaiflik topsangiz, yozing: {securityEmail}',
    answer:
      'Qanday takrorlashni yozing. {securityAnswerDaysNumber} ish kunida javob beramiz va tuzatganimizda xabar qilamiz.',
    rules:
      'Faqat oʻz hisobingizda sinang: birovning maʼlumotini ochmang, xizmatni toʻxtatmang, tuzatilguncha hech kimga aytmang. Shunda sizga nisbatan daʼvo qilmaymiz.',
  },
} as const
