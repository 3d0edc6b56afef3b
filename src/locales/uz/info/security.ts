export default {
  lead: {
    title: 'Soxta xabarni bir qarashda taniysiz',
    text: 'Firibgar shoshiradi, biz shoshirmaymiz. Havola, SMS yoki eshik oldidagi odam biznikimi — shu yerda bir daqiqada bilib olasiz.',
    ways: { link: 'Havolani tekshirish', courier: 'Kuryerni tekshirish', call: '{phone}' },
  },
  link: {
    title: 'Bu havola biznikimi?',
    text: 'Xabarni butunligicha yoki havolaning oʻzini qoʻying. Biz uni ochmaymiz, faqat manziliga qaraymiz.',
    words: {
      label: 'Havola yoki xabar',
      hint: 'Masalan, {example}',
      check: 'Tekshirish',
      before: 'Bizning havolalarimiz shunday boshlanadi',
      beforeText:
        'Havolada shu nom eng avval, birinchi qiya chiziqdan oldin turadi. Undan oldin yoki keyin boshqa nom boʻlsa, u biz emasmiz.',
      host: 'Manzil: {host}',
      ours: 'Ha, bu bizning saytimiz.',
      oursText: 'Shunda ham SMS kodni hech kimga aytmang: uni faqat oʻzingiz saytga yozasiz.',
      oursElsewhere: 'Ha, bu bizning sahifamiz.',
      oursElsewhereText: 'Boshqa saytdagi rasmiy sahifamiz. U yerda toʻlov va kod soʻramaymiz.',
      looksAlike: 'Ehtiyot boʻling: biznikiga oʻxshatib yasalgan.',
      looksAlikeText: 'Ochmang, hech narsa yozmang. Quyidagi forma orqali bizga xabar bering.',
      notOurs: 'Yoʻq, bu bizning saytimiz emas.',
      notOursText: 'Undan posilka yoki toʻlov haqida xabar kelgan boʻlsa, ishonmang.',
      unreadable: 'Bu yerda havola topilmadi.',
      unreadableText: 'Havolani toʻliq koʻchiring: u nuqtali nomdan boshlanadi.',
    },
  },
  courier: {
    title: 'Eshik oldidagi odam kuryerimizmi?',
    text: 'Guvohnomasida olti xonali raqam va QR kod bor. Raqamni yozing: ismi va rasmi chiqadi. Keyin kuryer aytgan bugungi soʻzni kiriting — biznikimi, darrov koʻrinadi.',
    words: { label: 'Guvohnoma raqami', check: 'Kuryerni tekshirish' },
  },
  signs: {
    title: 'Biznikini soxtasidan ajratish',
    head: { what: 'Belgi', ours: 'Biz', fake: 'Firibgar' },
    sender: {
      title: 'SMS kimdan',
      ours: 'TezBox nomidan, qisqa, kutayotgan posilkangiz haqida',
      fake: 'Oddiy raqamdan, «hurmatli mijoz» deb',
    },
    link: {
      title: 'Havola',
      ours: 'Faqat shu sayt manzilida: tekshirgichga qoʻying, aytamiz',
      fake: 'Oʻxshash nom, qisqartirilgan yoki chet el manzili',
    },
    asks: {
      title: 'Nima soʻraladi',
      ours: 'Hech narsa: faqat kun yoki joyni tanlashni taklif qilamiz',
      fake: 'Karta, kod, pasport, «bojxona toʻlovi»',
    },
    pay: {
      title: 'Toʻlov',
      ours: 'Saytda, kuryerga naqd yoki Payme va Click sahifasida',
      fake: 'Shaxsiy kartaga oʻtkazma',
    },
    tone: {
      title: 'Ohang',
      ours: 'Xotirjam, muddati bilan',
      fake: '«Hoziroq, aks holda qaytib ketadi»',
    },
  },
  never: {
    title: 'Biz hech qachon soʻramaymiz',
    code: {
      title: 'SMS kod',
      text: 'Uni faqat saytimizga oʻzingiz yozasiz. Operator ham, kuryer ham soʻramaydi. Faqat posilkani olish kodini kuryerga, quti qoʻlingizga tekkanda aytasiz.',
    },
    card: {
      title: 'Karta maʼlumotlari',
      text: 'Karta raqami, muddati va orqasidagi uch raqam. Karta bilan toʻlov Payme, Click yoki bank sahifasida oʻtadi.',
    },
    transfer: {
      title: 'Shaxsiy kartaga pul',
      text: 'Naqd pulni kuryerga yoki punktda berasiz, qolgani sayt orqali. Xodimning kartasiga hech qachon pul oʻtkazilmaydi.',
    },
    app: {
      title: 'Dastur oʻrnatish',
      text: 'Biz fayl ham, dastur ham yubormaymiz: kelsa, oʻrnatmang. Ilovamiz — shu saytning oʻzi, ilovalar doʻkonida u yoʻq.',
    },
  },
  told: {
    title: 'Aytib yoki yozib qoʻygan boʻlsangiz',
    bank: {
      title: 'Bankka qoʻngʻiroq qiling',
      text: 'Kartani darhol yoptiring. Raqam kartaning orqasida yozilgan.',
    },
    devices: {
      title: 'Begonani chiqaring',
      text: '<profile>Profilingizdagi</profile> «Qurilmalar» boʻlimida notanish qurilmaning seansini tugating.',
    },
    tell: {
      title: 'Bizga xabar bering',
      text: 'Tekshiramiz, kerak boʻlsa hisobingizni toʻxtatib turamiz va boshqalarni ogohlantiramiz.',
    },
    police: {
      title: 'Pul ketgan boʻlsa',
      text: 'Ichki ishlar organiga ariza yozing. Soʻrashsa, bizdagi yozuvlarni beramiz.',
    },
  },
  write: {
    title: 'Shubhali xabar haqida yozing',
    text: 'Har bir xabarni xodimimiz oʻqiydi. Bir daqiqangiz birovning pulini asrab qolishi mumkin.',
    note: 'Yozganingizni faqat xodimlarimiz oʻqiydi. Qancha saqlanishi <privacy>maxfiylik</privacy> sahifasida.',
    fields: {
      name: 'Ismingiz',
      phone: 'Telefon raqamingiz',
      website: 'Shubhali havola yoki raqam',
      message: 'Nima boʻldi?',
    },
    hints: {
      website: 'Havolani ochmang, shunchaki nusxalab qoʻying.',
      message: 'Qachon, qayerdan keldi, nima soʻrashdi. SMS kod va karta raqamini yozmang.',
    },
    button: 'Xabar berish',
    done: {
      title: 'Xabaringiz bizda',
      text: 'Rahmat. Tekshiramiz va kerak boʻlsa, boshqa mijozlarni ogohlantiramiz.',
    },
  },
  weakness: {
    title: 'Dasturchimisiz? Zaiflik topdingizmi?',
    mail: {
      title: 'Yozing',
      text: 'Saytimiz yoki API tizimimizda zaiflik topsangiz: {securityEmail}.',
      way: '{securityEmail} manziliga yozish',
    },
    answer: {
      title: 'Javob beramiz',
      text: 'Qanday takrorlashni yozing. Javob muddati — {securityAnswerDaysNumber} ish kuni; tuzatganimizda ham xabar qilamiz.',
    },
    rules: {
      title: 'Halol qoida',
      text: 'Faqat oʻz hisobingizda sinang: birovning maʼlumotini ochmang, xizmatni toʻxtatmang, tuzatilguncha hech kimga aytmang. Shunda sizga nisbatan daʼvo qilmaymiz.',
    },
  },
  near: { title: 'Yana shu haqda' },
} as const
