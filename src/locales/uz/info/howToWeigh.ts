export default {
  lead: {
    title: 'Qutini oʻlchaymiz',
    text: 'Tarozi va chizgʻich kifoya, koʻp vaqt olmaydi. Uyda tarozi boʻlmasa, usulini aytamiz. Toʻgʻri oʻlchasangiz, narx yoʻlda oʻzgarmaydi.',
    drawn: 'Tarozida turgan quti, yonida ruletka va choynak',
    ways: { helper: 'Hisoblab berish', price: 'Narxini bilish' },
  },
  steps: {
    title: 'Toʻrt qadam',
    pack: {
      title: 'Avval qadoqlang',
      text: 'Qutining oʻzi, qogʻozi va tasmasi ham vaznga kiradi. Shuning uchun joʻnatishga tayyor qutini oʻlchang.',
    },
    scales: {
      title: 'Torting',
      text: 'Oshxona yoki pol tarozisi boʻladi. Kilogrammdan keyingi raqamlarni tashlab yubormang.',
    },
    sides: {
      title: 'Uch tomonini oʻlchang',
      text: 'Eng uzun tomoni — uzunlik, qolgan ikkitasi — en va balandlik. Santimetrda yozing, millimetrni oshirib yaxlitlang.',
    },
    bulge: {
      title: 'Dumaloq yoki yumshoq boʻlsa',
      text: 'Uni toʻliq sigʻdiradigan qutini koʻz oldingizga keltiring va oʻsha qutini oʻlchang. Boʻrtib chiqqan joyi ham hisob.',
    },
  },
  helper: {
    title: 'Hisob vaznini bilib oling',
    text: 'Raqamlarni yozing: qaysi vazn hisobga olinishini va qaysi quti toʻgʻri kelishini aytamiz.',
  },
  live: {
    weight: 'Vazni',
    length: 'Uzunligi',
    width: 'Eni',
    height: 'Balandligi',
    kg: 'kg',
    cm: 'sm',
    waiting: 'Raqamlarni yozing, javob shu yerda chiqadi.',
    byWeight: 'Tarozi koʻrsatgan vazn hisobga olinadi',
    byVolume: 'Egallagan joyi hisobga olinadi: quti yengil, lekin katta',
    volume: 'Hajm boʻyicha: {weight}',
    box: {
      small: 'Kichik quti narxida ketadi.',
      medium: 'Oʻrta quti narxida ketadi.',
      large: 'Katta quti narxida ketadi.',
      other: 'Oʻlchami boʻyicha hisoblanadi.',
    },
    doorOnly: 'Punkt uchun ogʻir: kuryer eshikdan olib ketadi.',
    button: 'Narxini hisoblash',
    drawn: 'Siz yozgan oʻlchamdagi quti',
    tooLong: 'Punkt uchun uzun: kuryer eshikdan olib ketadi.',
  },
  boxes: {
    title: 'Uchta tayyor oʻlcham',
    text: 'Posilkangiz shulardan biriga sigʻsa, oʻlchab oʻtirmaysiz: qutini tanlashning oʻzi yetadi.',
    head: { size: 'Quti', weight: 'Vazni, eng koʻpi', sides: 'Tomonlari' },
  },
  without: {
    title: 'Uyda tarozi yoʻqmi?',
    person: 'Pol tarozisida avval oʻzingiz, keyin qutini koʻtarib torting. Farqi — qutining vazni.',
    bottle: 'Bir litr suv bir kilogramm keladi. Ikki qoʻlga ikki narsani oling va solishtiring.',
    paper: 'Bir quti yozuv qogʻozi ikki yarim kilogramm atrofida boʻladi: koʻpchilikning uyida bor oʻlchov.',
    shop: 'Yoki qutini <servicesNearYou>punktga</servicesNearYou> olib boring: bepul tortib, oʻlchab beramiz.',
  },
  why: {
    title: 'Nega hajm ham hisoblanadi',
    text: {
      p1: 'Mashinada joy ham tugaydi, yuk koʻtarish ham. Bir qop paxta yengil, lekin oʻnta qutining joyini egallaydi. Shuning uchun ikki vaznning kattasi olinadi: tarozi koʻrsatgani yoki egallagan joyi.',
      p2: 'Hajm boʻyicha vazn shunday topiladi: uzunlik, en va balandlik santimetrda koʻpaytiriladi va <b>{volumeDivisor, ga}</b> boʻlinadi.',
    },
  },
  ask: {
    title: 'Savollar',
    wrong: {
      title: 'Oʻlchamni notoʻgʻri yozib qoʻysam-chi?',
      text: 'Qabul qilishda qayta oʻlchaymiz. Narx oshsa, avval sizdan soʻraymiz: javob berish uchun {reweighHoursNumber} soat vaqtingiz bor. Kamaysa, farqi qaytadi.',
    },
    heavier: {
      title: 'Eng ogʻiri qancha boʻlishi mumkin?',
      text: 'Punkt va pochtomatga {pointWeight}, eshikdan eshikkacha {doorWeight}. Undan ogʻirini menejer bilan kelishamiz.',
    },
    round: {
      title: 'Yarim kilogrammni qanday yozaman?',
      text: 'Boricha yozing, yaxlitlash shart emas. Narx uchun kilogrammga toʻldirishni tizim oʻzi qiladi.',
    },
    several: {
      title: 'Bir nechta quti boʻlsa?',
      text: 'Har birini alohida oʻlchang va alohida joʻnating: har bir qutining oʻz yorligʻi va kodi boʻladi.',
    },
    tooLarge: {
      title: 'Uzun narsa, masalan gilam sigʻadimi?',
      text: 'Punkt {pointSide} uzunlikkacha oladi. Undan uzuni, {doorSide, gacha} boʻlsa, eshikdan eshikkacha ketadi.',
    },
  },
  next: {
    title: 'Oʻlchadingizmi?',
    text: 'Endi narxi va yetib borish kunini koʻring. Eng arzon joʻnatma — {priceFrom}.',
    ways: { price: 'Narxini hisoblash', send: 'Posilka joʻnatish' },
  },
  near: { title: 'Shunga yaqin sahifalar' },
} as const
