export default {
  lead: {
    title: 'Siz haqingizda nimani bilamiz',
    text: 'Posilkani yetkazish uchun ism, telefon va manzil kerak. Shundan ortigʻini soʻramaymiz, kerak boʻlmay qolganini oʻchiramiz.',
    ways: { table: 'Nima qancha saqlanadi', mine: 'Maʼlumotlarimni olish' },
  },
  never: {
    title: 'Nimalarni qilmaymiz',
    sell: {
      title: 'Sotmaymiz',
      text: 'Telefon va manzilingizni hech kimga sotmaymiz va reklama uchun bermaymiz.',
    },
    card: {
      title: 'Kartani koʻrmaymiz',
      text: 'Karta raqami toʻlov tizimining sahifasida yoziladi. Bizga faqat «toʻlandi» degan javob keladi.',
    },
    place: {
      title: 'Izingizdan yurmaymiz',
      text: 'Turgan joyingizni faqat siz tugmani bosganda soʻraymiz: yaqin punktni topish yoki manzilga belgi qoʻyish uchun. Faqat shu belgi manzil bilan birga saqlanadi.',
    },
  },
  kept: {
    title: 'Nima, nega, qancha',
    text: 'Bu muddatlar dasturimizga kiritilgan: muddati oʻtgan yozuvlar har kuni oʻzi oʻchib boradi.',
    head: { what: 'Nima', why: 'Nima uchun', long: 'Qancha saqlanadi' },
    account: {
      title: 'Ism, telefon, manzillar',
      why: 'Hisobingizga kirish va buyurtmani tez yozish',
      long: 'Hisobingiz ochiq turguncha',
    },
    orders: {
      title: 'Buyurtmalar va toʻlovlar',
      why: 'Yetkazish, kompensatsiya, buxgalteriya va soliq hisobi',
      long: 'Qonun talab qilgan muddat. Havola va kodlar buyurtma tugaganidan {openAfterDays} oʻtgach yopiladi',
    },
    codes: {
      title: 'SMS kodlar',
      why: 'Kirish va tasdiqlash',
      long: 'Matni yuborilgach oʻchadi, izi {codeDays} turadi',
    },
    sessions: {
      title: 'Kirilgan qurilmalar',
      why: 'Qayerdan kirganingizni koʻrishingiz va begonani chiqarishingiz uchun',
      long: 'Kirmay qoʻysangiz, {sessionDays}; chiqilganidan keyin yana {endedSessionDays}',
    },
    history: {
      title: 'Kirishlar tarixi',
      why: 'Begona kirishga urinsa, bilish uchun',
      long: '{historyDays}',
    },
    device: {
      title: 'Tanish brauzer belgisi',
      why: 'Kod soʻraganda sizni begonadan ajratish',
      long: '{deviceDays}',
    },
    messages: {
      title: 'Yuborilgan SMS va bildirishnomalar',
      why: '«Xabar keldimi?» degan savolga javob berish',
      long: '{messageDays}',
    },
    photos: {
      title: 'Posilka va topshirish rasmlari',
      why: 'Nima, qanday holatda topshirilganini isbotlash',
      long: '{photoDays}',
    },
    tables: {
      title: 'Doʻkonlar yuklagan jadval va yozishmalar',
      why: 'Ulardan buyurtma tuzish',
      long: 'Oxirgi oʻzgarishdan keyin {tableDays}',
    },
    passport: {
      title: 'Oluvchi hujjatining rasmi',
      why: 'Kodsiz topshirilganda kim olganini isbotlash. Shifrlangan, har bir ochilishi yozib boriladi',
      long: '{passportDays}',
    },
    signature: {
      title: 'Imzo va daʼvo rasmlari',
      why: 'Nizo chiqsa, isbot',
      long: '{signatureYearsCount, plural, other {{signatureYears} yil}}',
    },
    receipts: {
      title: 'Balansni toʻldirish cheklari',
      why: 'Pul hujjati, tekshiruvda soʻraladi',
      long: '{receiptYearsCount, plural, other {{receiptYears} yil}}',
    },
    letters: {
      title: 'Saytdan yozgan xatlaringiz va bizning javoblarimiz',
      why: 'Javob berish',
      long: '{leadYearsCount, plural, other {{leadYears} yil}}',
    },
    applications: {
      title: 'Ishga arizangiz va rezyumengiz',
      why: 'Ishga olish; rezyume shifrlangan, uni faqat ishga oluvchi ochadi',
      long: '{cvDays}',
    },
    offer: {
      title: 'Qaysi ofertaga rozi boʻlganingiz',
      why: 'Qaysi shartlar bilan ishlayotganimizni bilish',
      long: 'Buyurtmalar bilan birga',
    },
  },
  sees: {
    title: 'Kim nimani koʻradi',
    courier: {
      title: 'Kuryer',
      text: 'Buyurtmani olguncha faqat tuman, oʻlcham va pulni koʻradi. Olgach — ism, telefon va manzilni. Topshirgandan bir kun oʻtgach yana faqat kod va pul qoladi.',
    },
    point: {
      title: 'Punkt xodimi',
      text: 'Faqat oʻz punktidagi posilkalarni, topshirilganidan keyin yana bir kun.',
    },
    stranger: {
      title: 'Trek-kodni bilgan begona',
      text: 'Yoʻl bosqichlari, shaharlar va bosh harflarni. Ism, telefon va manzil faqat telefonning oxirgi raqamlari yoki bizning havolamiz bilan ochiladi.',
    },
    staff: {
      title: 'Operator',
      text: 'Ishiga keragini. Xodim nimani oʻzgartirgani va kimning hujjat rasmini ochgani jurnalga yoziladi.',
    },
    partners: {
      title: 'Hamkorlar',
      text: 'SMS xizmati telefon va matnni, toʻlov tizimi buyurtma raqami va summani, Telegram — ulagan boʻlsangiz, bildirishnomani oladi. Davlat organlariga faqat qonun talab qilganda beramiz.',
    },
  },
  rights: {
    title: 'Huquqlaringiz',
    see: {
      title: 'Koʻrish va koʻchirib olish',
      text: 'Profilda «Maʼlumotlarimni yuklab olish» tugmasi bor: ism, manzillar, sozlamalar, qurilmalar va kirishlar bitta faylda. Posilkalar «Buyurtmalarim» sahifasida, pul harakati balans koʻchirmasida.',
      way: 'Profilni ochish',
    },
    mend: {
      title: 'Tuzatish',
      text: 'Ism, til, manzillarni profilda oʻzingiz oʻzgartirasiz. Telefon raqami almashsa, bizga ayting.',
    },
    delete: {
      title: 'Oʻchirish',
      text: 'Hisob profilda, telefoningizga kelgan kod bilan oʻchiriladi. Yoʻldagi posilka, balansdagi pul yoki qarz boʻlsa, avval oʻshalar hal qilinadi. Hisob oʻchgach, ism va raqam buxgalteriya uchun alohida joyda {retainedYearsCount, plural, other {{retainedYears} yil}} saqlanadi, keyin oʻchadi.',
    },
    refuse: {
      title: 'Xabarlardan voz kechish',
      text: 'Qaysi xabar qanday kelishini profilda tanlaysiz. Kirish kodi va posilkani olish kodi har doim keladi: ularsiz xizmat ishlamaydi.',
    },
    receiver: {
      title: 'Siz oluvchi boʻlsangiz',
      text: 'Hisobingiz boʻlmasa ham, maʼlumotlaringizni soʻrash yoki eʼtiroz bildirish uchun <contact>bizga yozing</contact>.',
    },
    complain: {
      title: 'Norozi boʻlsangiz',
      text: 'Javobimiz qoniqtirmasa, shaxsga doir maʼlumotlar boʻyicha vakolatli davlat organiga yozishingiz yoki sudga borishingiz mumkin.',
    },
  },
  browser: {
    title: 'Brauzeringizda nima turadi',
    text: {
      p1: 'Tanlagan tilingiz ({localeDays}), kirganingizni bildiradigan kalit, ismingiz, soʻnggi koʻrgan posilkalaringiz (trek-kodi, shaharlari va holati), doʻst taklifi va tanlangan xizmatlar. «Chiqish» tugmasi ularni oʻchiradi, tanish brauzer belgisi va Google haqidagi javobingiz qoladi: ular hech narsani ochmaydi.',
      p2: 'Boshlab qoʻygan buyurtmangiz ham brauzerda turadi, shuning uchun aloqa uzilsa ham yoʻqolmaydi.',
    },
  },
  counting: {
    title: 'Tashriflar qanday sanaladi',
    text: {
      p1: 'Har bir ochilgan sahifa uchun faqat uchta narsani sanaymiz: sahifa, til va kun. Buning uchun brauzerga hech qanday belgi qoʻyilmaydi; kim, qaysi qurilmadan va qayerdan kirgani yozilmaydi. Raqamlar {visitYearsCount, plural, other {{visitYears} yil}} turadi.',
      p2: 'Google hisobi yoqilgan boʻlsa, avval soʻraymiz. Siz «Ha» demaguningizcha Google bilan hech qanday aloqa boʻlmaydi. «Ha» desangiz, u faqat sahifa nomi va tilni oladi, ismingiz va kirish kalitingizni koʻrmaydi. Javobingiz qurilmangizda {consentDays} saqlanadi, keyin yana soʻraymiz; istagan payt oʻzgartirasiz. Brauzeringiz maʼlumotni boshqalarga bermaslikni soʻragan boʻlsa, buni «Yoʻq» deb qabul qilamiz.',
    },
  },
  next: {
    title: 'Savol qoldimi?',
    text: 'Maʼlumotlaringiz haqida yozing: {email}. Yoki qoʻngʻiroq qiling.',
    ways: { write: 'Bizga yozish', security: 'Xavfsizlik', offer: 'Ommaviy oferta' },
  },
} as const
