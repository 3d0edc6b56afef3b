export default {
  /** From door or point to door or point. */
  modes: {
    pointPoint: 'Punktdan punktgacha',
    doorDoor: 'Eshikdan eshikkacha',
    doorPoint: 'Eshikdan punktgacha',
    pointDoor: 'Punktdan eshikkacha',
  },
  speeds: {
    standard: 'standart',
    express: 'ekspress',
  },
  payments: {
    card: 'Bank kartasi',
    payme: 'Payme',
    click: 'Click',
    googlePay: 'Google Pay',
    balance: 'Balans',
    onAccount: 'Hisobga (keyin toʻlash)',
    cash: 'Naqd pul',
    receiver: 'Oluvchi toʻlaydi',
  },
  bill: {
    total: 'Jami',
    free: 'bepul',
    freeCover: 'Qoplama: {upTo, gacha}',
    otherPromotions: 'Boshqa aksiyalar nega qoʻllanmadi',
    noPromotion: 'Nega aksiya qoʻllanmadi',
  },
  scan: {
    button: 'QR kodni skanerlash',
    title: 'QR kodni kameraga koʻrsating',
    hint: 'Kod yorliqda chop etilgan. Topilishi bilan posilka ochiladi.',
    denied: 'Kamera ochilmadi. Brauzer sozlamalarida kameraga ruxsat bering yoki kodni yozing.',
    another: 'Bu QR kod posilkaniki emas. Yorliqdagi kodni koʻrsating.',
  },
  code: {
    copy: 'Nusxalash',
    copied: 'Nusxalandi.',
    copyFailed: 'Nusxalab boʻlmadi. Kodni belgilab, oʻzingiz nusxalang.',
  },
  way: {
    steps: 'Posilkaning yetti bosqichi',
    done: 'oʻtildi',
    count: '{step}-bosqich, jami 7 ta',
  },
} as const
