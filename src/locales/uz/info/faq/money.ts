/** What is paid, collected and paid back. */
export default {
  price: {
    title: 'Narx va toʻlov',
    howMuch: {
      title: 'Narx nimaga bogʻliq?',
      text: 'Masofaga, vazn va oʻlchamga, eshik yoki punktga, tezlikka va qoʻshimcha xizmatlarga. Eng arzoni viloyat ichida, punktdan punktgacha: {priceFrom}. Narx nimadan yigʻilgani ostida qatorma-qator yozilgan.',
      way: 'Narxini hisoblash',
    },
    volume: {
      title: 'Yengil quti nega ogʻir hisoblandi?',
      text: 'Tarozidagi vazn bilan hajm vaznidan kattasi olinadi. Hajm vazni: uch tomonini santimetrda koʻpaytirib, {volumeDivisor, ga} boʻlasiz.',
      way: 'Qutim necha kilogramm hisoblanadi?',
    },
    reweigh: {
      title: 'Qayta oʻlchaganda narx oshsa-chi?',
      text: 'SMSdagi havolada oʻlchov rasmi va yangi narx turadi, javob berishga {reweighHoursNumber} soat bor. Rozi boʻlmasangiz, posilka kelishilgan narxda ketadi. Narx kamaysa, farqi darhol balansga qaytadi.',
      way: 'Oldindan toʻgʻri oʻlchash',
    },
    howToPay: {
      title: 'Qanday toʻlash mumkin?',
      text: 'Karta, Payme, Click, balans yoki naqd pul bilan. Oluvchi toʻlashi ham mumkin. Hozir qaysi biri ishlayotganini savat koʻrsatadi. Toʻlanmagan posilka savatda {basketDaysNumber} kun turadi.',
      way: 'Savatni ochish',
    },
    receiverPays: {
      title: 'Yetkazish haqini oluvchi toʻlasa boʻladimi?',
      text: 'Ha, toʻlovda shuni tanlang. Operator qoʻngʻiroq qilib tasdiqlaydi: {opens}–{closes} orasida {confirmationMinutesNumber} daqiqa ichida, boshqa payt ertalab. Oluvchi toʻlamasa, haqni joʻnatuvchi toʻlaydi.',
      way: 'Posilka joʻnatish',
    },
    cancel: {
      title: 'Bekor qilsam, pulim qaytadimi?',
      text: 'Posilka hali sizda boʻlsa, oʻzingiz bekor qilasiz va toʻlaganingiz toʻliq qaytadi: balansga shu zahoti yoki kartaga toʻlov tizimi orqali bir necha kunda. Biz qabul qilganimizdan keyin bekor qilib boʻlmaydi.',
      way: 'Buyurtmalarim',
    },
    topUp: {
      title: 'Balansni qanday toʻldiraman?',
      text: 'Pulni bank orqali oʻtkazib, chek rasmini yuborasiz. Kassir tekshirgach balansga tushadi, odatda bir necha soat ichida. Natijasi SMS bilan keladi.',
      way: 'Balansni toʻldirish',
    },
    firstFree: {
      title: 'Birinchi posilka rostdan ham bepulmi?',
      text: 'Ha, yangi mijozning birinchi posilkasidan {priceFrom} biz toʻlaymiz: viloyat ichidagi kichik qutining narxi. Qimmatroq boʻlsa, farqini toʻlaysiz. Muddati yoʻq. Chegirmalar qoʻshilmaydi, foydalirogʻi olinadi.',
      way: 'Roʻyxatdan oʻtish',
    },
    debt: {
      title: 'Menda qarz qayerdan paydo boʻldi?',
      text: 'Posilka qaytgan, oluvchi yetkazish haqini toʻlamagan yoki oshgan narxga rozi boʻlgansiz. Qarz balansga va tovar uchun tushgan puldan yopiladi, eng eskisi birinchi. Eʼtiroz bildirsangiz, koʻrib chiqilguncha ushlanmaydi. Qarz koʻpayib ketsa, faqat oldindan toʻlab joʻnatasiz.',
      way: 'Qarzlarim',
    },
  },
  cod: {
    title: 'Olganda toʻlash',
    whatIsCod: {
      title: 'Olganda toʻlash nima?',
      text: 'Oluvchi tovar pulini posilkani olayotganda beradi, biz uni sizga yetkazamiz. Xizmat {priceCod} turadi, Pro shartnomasida narxning ichida. Pochtomat pul olmaydi: eshik yoki punktni tanlang.',
      way: 'Posilka joʻnatish',
    },
    codWhen: {
      title: 'Tovar puli qachon tushadi?',
      text: 'Oluvchi toʻlaganidan keyin {codHoursNumber} soat ichida joʻnatamiz. Balansga oʻzi tushadi, bank hisobiga ish kuni bitta oʻtkazma bilan boradi. Har bir posilkaning muddati sahifada koʻrinadi.',
      way: 'Tovar pullarim',
    },
    codWhere: {
      title: 'Pul qayerga tushadi?',
      text: 'Oʻzingiz tanlaysiz: balansga yoki bank hisobiga. Viloyat ichida kuryer naqd olib kelishi ham mumkin, buni buyurtmada belgilaysiz. Balansdagi pul yangi posilkalarga ketadi.',
      way: 'Hisobni tanlash',
    },
    codRefused: {
      title: 'Oluvchi pulini bermasa-chi?',
      text: 'Pulsiz posilka topshirilmaydi. U sizga qaytadi, qaytish uchun tashish narxining yarmini toʻlaysiz. Yetkazishni oluvchi toʻlashi kerak boʻlgan boʻlsa, bu haq ham sizga oʻtadi.',
      way: 'Tariflar',
    },
    codByLink: {
      title: 'Eshik oldida karta bilan toʻlasa boʻladimi?',
      text: 'Ha, Payme yoki Click havolasi orqali. Havola toʻlangach, kuryer naqd soʻramaydi. Kuryerning shaxsiy kartasiga hech qachon pul oʻtkazmang.',
      way: 'Soxta havolani tanish',
    },
    codInspect: {
      title: 'Oluvchi avval koʻrib, keyin toʻlasa boʻladimi?',
      text: 'Ha, «Avval koʻrib, keyin toʻlash» xizmatini belgilang: oluvchi posilkani kuryer oldida ochadi, keyin toʻlaydi.',
      way: 'Posilka joʻnatish',
    },
    codLess: {
      title: 'Nega kutganimdan kam tushdi?',
      text: 'Qarzingiz boʻlsa, avval shu yopiladi va reyestrda alohida qator boʻlib turadi. Olganda toʻlash haqi tovar pulidan ushlanmaydi: u yetkazish narxida.',
      way: 'Qarzlarim',
    },
    newAccount: {
      title: 'Bank hisobimni almashtirsam nima boʻladi?',
      text: 'SMS kod bilan tasdiqlaysiz, yangi hisob {payoutWaitHoursNumber} soatdan keyin ishlaydi. Ungacha pul avvalgi joyiga boradi va oʻzgarishni bekor qilsa boʻladi: bu pulingizni oʻgʻridan asraydi.',
      way: 'Hisobni tanlash',
    },
  },
  cover: {
    title: 'Qoplama va daʼvo',
    isCovered: {
      title: 'Posilkam sugʻurtalanganmi?',
      text: 'Har bir posilka {freeCoverNumber} soʻmgacha bepul qoplanadi. Qimmatroq narsa uchun joʻnatayotganda {topCoverNumber} soʻmgacha qoplama tanlang.',
      way: 'Qoplama haqida',
    },
    coverPrice: {
      title: 'Qoplama qancha turadi?',
      text: 'Narsaning qiymatiga qarab: eng arzoni {cheapestCover}, eng qimmati {dearestCover}.',
      way: 'Hisoblab koʻrish',
    },
    lost: {
      title: 'Posilka yoʻqoldi. Nima qilaman?',
      text: 'Olib ketilganiga {lostAfterDaysNumber} kun toʻlgach, buyurtma sahifasida muammo haqida xabar bering. Yoʻqolgani tasdiqlansa, kompensatsiyadan tashqari yetkazish haqi ham qaytadi.',
      way: 'Daʼvo ochish',
    },
    damaged: {
      title: 'Posilka shikastlanib keldi',
      text: 'Quti va qadoqni tashlamang, har tomonidan rasmga oling. Joʻnatuvchi buyurtma sahifasida daʼvo ochib, rasmlarni qoʻshadi.',
      way: 'Daʼvo ochish',
    },
    howMuchPaid: {
      title: 'Qancha kompensatsiya toʻlanadi?',
      text: 'Shularning eng kichigi: narsaning qiymati, tanlangan qoplama va {neverCoveredAbove}. Qiymatini yozmagan boʻlsangiz, chek yoki boshqa hujjat soʻraymiz.',
      way: 'Qanday hisoblanadi',
    },
    notPaid: {
      title: 'Nima uchun kompensatsiya toʻlanmaydi?',
      text: 'Taqiqlangan narsa, yomon qadoq va isboti yoʻq zarar uchun. Kechikishning oʻzi uchun ham pul toʻlanmaydi.',
      way: 'Toʻliq roʻyxat',
    },
    rejected: {
      title: 'Daʼvo rad etilsa-chi?',
      text: 'Sababi buyurtma sahifasida yoziladi, SMSda havola keladi. Rozi boʻlmasangiz, bizga yozing va qoʻshimcha rasm yoki hujjatni koʻrsating.',
      way: 'Bizga yozish',
    },
  },
} as const
