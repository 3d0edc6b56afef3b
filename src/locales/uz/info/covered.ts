export default {
  lead: {
    title: 'Posilkangiz gumbaz ostida',
    text: 'Har bir posilkani {freeCoverNumber} soʻmgacha bepul qoplaymiz. Qimmatroq narsaga kattaroq gumbaz tanlang: {topCoverNumber} soʻmgacha. Yoʻqolsa yoki shikastlansa, pul qaytadi.',
    drawn: 'Katta feruza gumbaz, uning ostida quti turibdi',
    ways: { calc: 'Qancha turishini bilish', claim: 'Daʼvo ochish' },
  },
  calc: {
    title: 'Sizga qaysi gumbaz kerak?',
    text: 'Narsa necha pul turishini yozing: uni toʻliq qaytaradigan eng arzon qoplamani koʻrsatamiz.',
  },
  live: {
    value: 'Narsaning qiymati',
    hint: 'Uni qayta sotib olish uchun ketadigan pul',
    soum: 'soʻm',
    button: 'Hisoblash',
    waiting: 'Qiymatini yozing, javob shu yerda chiqadi.',
    free: 'Bepul',
    whole: 'Posilka yoʻqolsa, {pays} qaytadi: toʻliq qiymati.',
    part: 'Posilka yoʻqolsa, koʻpi bilan {pays} qaytadi: eng katta qoplama shuncha. Iloji boʻlsa, narsani boʻlib joʻnating.',
    none: 'Bunday qimmat narsaga qoplama sotilmaydi, bepul qoplama qoladi: koʻpi bilan {pays}. Yaxshisi, uni oʻzingiz olib boring.',
    price: 'Shu qoplama bilan narxini koʻrish',
    drawn: 'Quti ustidagi gumbazlar: tanlangan qoplama boʻyalgan',
  },
  levels: {
    title: 'Qoplama darajalari',
    text: 'Bitta posilka uchun, joʻnatish narxiga bir marta qoʻshiladi. Darajani buyurtma berayotganda tanlaysiz, keyin oshirib boʻlmaydi.',
    head: { upTo: 'Shu summagacha qaytaramiz', price: 'Narxi' },
  },
  amount: {
    title: 'Qancha toʻlanadi',
    text: 'Quyidagilarning eng kichigi.',
    value: {
      title: 'Narsaning qiymati',
      text: 'Buyurtmada yozganingiz yoki oluvchidan olinadigan tovar puli, qaysi biri koʻp boʻlsa. Yoʻqolgan posilka uchun shu summa toʻliq toʻlanadi, shikast uchun — zararga qarab.',
    },
    cover: {
      title: 'Tanlangan qoplama',
      text: 'Hech narsa tanlamagan boʻlsangiz, bepuli: {freeCover}.',
    },
    ceiling: {
      title: 'Eng yuqori chegara',
      text: 'Eng kam ish haqining {minimumWagesNumber} baravari. Bundan qimmat narsaga qoplama sotilmaydi.',
    },
  },
  claim: {
    title: 'Daʼvo qanday ochiladi',
    text: 'Daʼvoni joʻnatuvchi ochadi, buyurtma uning hisobida. Oluvchi rasmlarni unga yuboradi.',
    keep: {
      title: 'Tashlamang',
      text: 'Quti, qadoq va ichidagi narsa turgan holicha qolsin.',
    },
    photo: {
      title: 'Rasmga oling',
      text: 'Qutining har tomonini, yorliqni va shikastlangan joyni yaqindan.',
    },
    open: {
      title: 'Buyurtmada xabar bering',
      text: '<orderList>Buyurtmalarim</orderList> sahifasida buyurtmani ochib, muammo haqida xabar bering. Shikastni posilka topshirilgach, yoʻqolganini esa olib ketilganiga {lostAfterDaysNumber} kun toʻlgach yozasiz.',
    },
    decide: {
      title: 'Koʻrib chiqamiz',
      text: 'Xodimimiz rasmlarga va posilka tarixiga qaraydi. Katta summani ikkinchi xodim ham tasdiqlaydi. Qaror SMS bilan keladi, sababi buyurtmada turadi.',
    },
    money: {
      title: 'Pul keladi',
      text: 'Balansga, bank orqali yoki naqd. Posilka yoʻqolgan boʻlsa, yetkazish haqi ham qaytadi.',
    },
  },
  what: {
    title: 'Nima qoplanadi, nima yoʻq',
    gone: {
      title: 'Posilka yoʻqoldi',
      text: 'Biz olganmiz, lekin oluvchiga yetmagan.',
      instead: 'Olib ketilganiga {lostAfterDaysNumber} kun toʻlgach, daʼvo oching.',
    },
    broken: {
      title: 'Posilka shikastlandi',
      text: 'Yaxshi qadoqlangan narsa yoʻlda singan yoki buzilgan.',
      instead: 'Rasmlar bilan daʼvo oching. Toʻlov zararga qarab belgilanadi.',
    },
    wayBack: {
      title: 'Qaytish yoʻlida shikastlandi',
      text: 'Oluvchi olmagan posilka sizga qaytayotgan edi.',
      instead: 'Borishda tanlangan qoplama qaytishda ham ishlaydi.',
    },
    unnamed: {
      title: 'Qiymati yozilmagan',
      text: 'Qoplama olingan, lekin buyurtmada qiymat yoʻq.',
      instead: 'Chek yoki boshqa hujjat koʻrsating: shunga qarab toʻlanadi.',
    },
    packing: {
      title: 'Yomon qadoqlangan',
      text: 'Ichida qimirlagan, himoyasi yoʻq narsa singan.',
      instead: 'Boʻsh joyni toʻldiring, moʻrt narsani yumshoq oʻrang.',
      way: 'Qanday qadoqlanadi',
    },
    forbidden: {
      title: 'Taqiqlangan narsa',
      text: 'Joʻnatib boʻlmaydigan narsa uchun qoplama ishlamaydi.',
      instead: 'Joʻnatishdan oldin roʻyxatga qarang.',
      way: 'Taqiqlangan narsalar',
    },
    tooLate: {
      title: 'Kechikdi',
      text: 'Posilka butun, lekin vaʼda qilingan kundan keyin keldi.',
      instead: 'Kechikishning oʻzi uchun pul toʻlanmaydi. Sababini soʻrashga haqqingiz bor.',
      way: 'Kechiksa nima qilish kerak',
    },
  },
  ask: {
    title: 'Savollar',
    who: {
      title: 'Oluvchi daʼvo ocha oladimi?',
      text: 'Yoʻq, shartnoma joʻnatuvchi bilan. Rasmlarni joʻnatuvchiga yuboring, daʼvoni u ochadi. Kuryer va punkt ham shikastni koʻrsa, oʻzi xabar beradi.',
    },
    howSoon: {
      title: 'Qaror qancha kutiladi?',
      text: 'Aniq muddat vaʼda qilmaymiz: har bir hol alohida koʻriladi. Holati buyurtma sahifasida turadi, qaror chiqqach SMS keladi.',
    },
    papers: {
      title: 'Qanday hujjat kerak?',
      text: 'Qiymat yozilgan boʻlsa, rasmlarning oʻzi yetadi. Yozilmagan boʻlsa, xarid cheki, hisob-faktura yoki onlayn buyurtma nusxasi.',
    },
    paidWhere: {
      title: 'Pulni qayerga olaman?',
      text: 'Balansga, bank hisobiga yoki kassadan naqd. Balansdagi pul yangi posilkalarga ketadi.',
    },
    foundAgain: {
      title: 'Toʻlangandan keyin posilka topilsa-chi?',
      text: 'SMS yuboramiz va siz bilan gaplashamiz: pul sizda qolishi yoki posilkani olib, pulni qaytarishingiz mumkin. Roziligingizsiz balansdan hech narsa olinmaydi.',
    },
    refusal: {
      title: 'Rad javobiga rozi boʻlmasam-chi?',
      text: 'Sababini oʻqing va bizga yozing, yangi rasm yoki hujjatni koʻrsating. Odam javob beradi.',
      way: 'Bizga yozish',
    },
  },
  next: {
    title: 'Posilka bilan muammo bormi?',
    text: 'Buyurtmani oching va nima boʻlganini yozing. Rasmlarni keyin ham qoʻshsa boʻladi.',
    ways: { claim: 'Daʼvo ochish', send: 'Posilka joʻnatish' },
  },
  near: { title: 'Shunga yaqin sahifalar' },
} as const
