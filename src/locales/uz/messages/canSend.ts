export default {
  answers: {
    yes: 'Ha, boʻladi',
    conditions: 'Ha, sharti bor',
    no: 'Yoʻq, boʻlmaydi',
    unknown: 'Aniq ayta olmaymiz',
  },
  unknown:
    'Bu narsani roʻyxatdan topolmadik. Boshqacha nomlab koʻring yoki qoʻngʻiroq qiling: {phone}. Operator aytib beradi.',
  ask: {
    label: 'Narsaning nomini yozing',
    hint: 'telefon joʻnatsam boʻladimi?',
    button: 'Soʻrash',
    others: 'Yana soʻrashadi:',
    popular: { one: 'dori', two: 'asal', three: 'atir', four: 'pichoq' },
    about: '«{thing}» haqida',
    understood: '«{thing}» deb tushundik',
    near: 'Balki shuni soʻragandirsiz:',
    rule: '{number}-qoida',
    packing: 'Qanday joylash',
    covering: 'Yoʻqolsa',
    call: 'Qoʻngʻiroq qilish',
    index: 'Qoidalar',
  },
  advice: {
    plain: 'Bemalol joʻnating: {prohibitedRules} ta qoidaning birortasi bunga tegishli emas.',
    clothes: 'Bemalol joʻnating. Kiyim va mato suvdan qoʻrqadi, shuning uchun avval paketga soling.',
    paper: 'Bemalol joʻnating. Konvertda yoki qattiq papkada ketsa, buklanmaydi.',
    fragile: 'Joʻnatsa boʻladi. Sinadigan narsa, shuning uchun yaxshilab qadoqlang.',
    dryFood: 'Joʻnatsa boʻladi: quruq, yoʻlda buzilmaydi.',
    liquidFood: 'Joʻnatsa boʻladi. Qopqogʻi mahkam yopilsin va ustidan paketga oʻralsin.',
    liquid: 'Joʻnatsa boʻladi. Suyuq narsa, shuning uchun qopqogʻini skotchlab, paketga oʻrang.',
    bread: 'Joʻnatsa boʻladi: non yoʻlda buzilmaydi. Sovugan boʻlsin, issigʻi dimiqib qoladi.',
    homeDevice: 'Joʻnatsa boʻladi. Ichida alohida batareyasi yoʻq, faqat zarbdan saqlash kerak.',
    carPart: 'Joʻnatsa boʻladi. Moyi va yoqilgʻisi toʻkilgan, artib quritilgan boʻlsin.',
    tool: 'Joʻnatsa boʻladi. Oʻtkir uchini yoping, batareyali boʻlsa, batareyasi ichida va oʻchirilgan boʻlsin.',
    building: 'Joʻnatsa boʻladi. Vaznini oldindan bilib qoʻying, narx shunga bogʻliq.',
    toyGun: 'Joʻnatsa boʻladi: oʻyinchoq qurol hisoblanmaydi. Quti ustiga «oʻyinchoq» deb yozib qoʻying.',
    costumeJewellery: 'Joʻnatsa boʻladi: bijuteriyaga cheklov yoʻq.',
    simCard: 'Joʻnatsa boʻladi. Bank kartasi emas, shuning uchun taqiqqa kirmaydi.',
    gasAppliance: 'Joʻnatsa boʻladi: ichida gaz yoʻq. Gaz balloni esa birga ketmaydi.',
    supplement: 'Joʻnatsa boʻladi: zavod qadogʻi ochilmagan boʻlsin.',
    smallBlade: 'Joʻnatsa boʻladi. Uchini karton yoki gʻilof bilan yoping, ochgan odam kesib olmasin.',
    phone:
      'Batareyasi ichida boʻlsa, boʻladi. Oʻchirib qoʻying, ekranini qalin oʻrang. Powerbankni birga solmang.',
    computer:
      'Batareyasi ichida boʻlsa, boʻladi. Oʻchiring, ekranini yumshoq mato bilan yoping. Zaxira batareyani birga solmang.',
    batteryDevice: 'Batareyasi qurilmaning ichida boʻlsa, boʻladi. Oʻchirib qoʻying, oʻzicha yonib ketmasin.',
    cellBatteries: 'Faqat ochilmagan zavod qadogʻida. Sochma batareykani va ishlatilganini olmaymiz.',
    electricRide:
      'Batareyasi oʻz joyida va shikastlanmagan boʻlsa, boʻladi. Alohida yechilgan batareyani olmaymiz.',
    kitchenKnife: 'Oshxona pichogʻi boʻladi: tigʻini qattiq gʻilofga soling. Xanjar va ov pichogʻi ketmaydi.',
    axe: 'Roʻzgʻor asbobi sifatida boʻladi: tigʻini qattiq gʻilofga soling va bogʻlang.',
    freshProduce:
      '{perishableHours} yoʻlga chidasa, boʻladi: qattiq va pishib ketmaganini tanlang. Ezilgan meva uchun pul qaytarilmaydi.',
    eggs: 'Joʻnatsa boʻladi, lekin sinsa, pul qaytarilmaydi. Tuxum qutisida, har biri alohida yotsin.',
    homeCanned: 'Qopqogʻi zichlab yopilgan va muzlatkichsiz tursa, boʻladi. Kapron qopqoqlisini olmaymiz.',
    keepsUnopened:
      'Zavod qadogʻida va muzlatkichsiz {perishableHours} tursa, boʻladi. Kesilgani va ochilgani ketmaydi.',
    plant:
      'Ildizi nam, oʻzi {perishableHours} yoʻlga chidaydigan boʻlsa, boʻladi. Soʻlib qolsa, pul qaytarilmaydi.',
    precious:
      'Qiymatini yozib, qoplama bilan joʻnatasiz. Qoplama {topCover, dan} oshmaydi: undan qimmatini oʻzingiz olib boring.',
    jewellery:
      'Bijuteriya bemalol ketadi. Tilla yoki kumush boʻlsa, qiymatini yozing: qoplama {topCover, dan} oshmaydi.',
    antique:
      'Joʻnatsa boʻladi, lekin qoplama {topCover, dan} oshmaydi. Oʻrnini bosib boʻlmaydigan narsani oʻzingiz olib boring.',
    medicine:
      'Retseptsiz sotiladigan dori zavod qutisida, yoʻriqnomasi bilan boʻlsa, boʻladi. Giyohvandlik va psixotrop dorilar ketmaydi.',
    coldMedicine:
      'Termosumkada {perishableHours} sovuq tursa, boʻladi. Biz yoʻlda muzlatkichga solmaymiz va buzilsa, pul qaytarmaymiz.',
    perfume: 'Oddiy flakonda, qutisida, qopqogʻi yopiq boʻlsa, boʻladi. Bosim ostidagi spreyni olmaymiz.',
    deodorant: 'Sharikli, qattiq yoki krem dezodorant boʻladi. Bosim ostidagi spreyni olmaymiz.',
    paint: 'Suvli boʻyoq zavod idishida boʻladi. Erituvchili boʻyoq, lak va purkagich ketmaydi: yonadi.',
    glue: 'Yopiq tyubikda va suvli boʻlsa, boʻladi. Erituvchili yelimni olmaymiz: yonadi.',
    fertilizer: 'Quruq va zavod qopida boʻlsa, boʻladi. Selitra va zaharli dorilar ketmaydi.',
    original:
      'Joʻnatsa boʻladi. Konvertga soling va imzo bilan topshirishni tanlang: hujjatning oʻzi va uni tiklash uchun pul toʻlanmaydi.',
    religious: 'Oʻzbekistonda rasmiy nashr etilgani boʻladi. Taqiqlangan adabiyot ketmaydi.',
    fuelMachine: 'Baki quruq, yoqilgʻisi va moyi toʻkilgan boʻlsa, boʻladi. Benzin hidi kelsa, olmaymiz.',
    emptyVessel:
      'Boʻsh, yuvilgan va hidi ketgan boʻlsa, boʻladi. Ichida nimadir boʻlsa, oʻsha narsani soʻrang.',
    bulky:
      'Katta narsa eshikdan eshikkacha ketadi: {doorWeight, gacha}, uzunligi {doorSide, gacha}. Punkt {pointWeight, gacha}, uzunligi {pointSide, gacha} boʻlganini oladi.',
    gift: 'Ichida nima borligiga bogʻliq. Sovgʻani nomi bilan yozing: masalan, atir, shokolad yoki soat.',
    oilOrButter:
      'Oʻsimlik yogʻi boʻladi: qopqogʻi yopiq, paketga oʻralgan. Sariyogʻ va dumba yogʻi yoʻlda erib buziladi, ularni olmaymiz.',
    no1: 'Portlovchi narsalarni olmaymiz, bittasini ham. Uyda topilgan boʻlsa, qoʻl tekkizmang va ichki ishlar boʻlimiga qoʻngʻiroq qiling.',
    no2: 'Yonuvchi suyuqlik va gazni olmaymiz: mashinada yonib ketishi mumkin. Borgan joyidan sotib olgan maʼqul.',
    no3: 'Bosim ostidagi ballon issiqda portlaydi, shuning uchun olmaymiz. Sharikli, krem yoki oddiy flakondagisini joʻnating.',
    no4: 'Alohida batareyani olmaymiz: zarbdan yonib ketadi. Qurilma ichidagisi boʻladi: telefon, noutbuk, soat.',
    no5: 'Zaharli va oʻyuvchi moddani olmaymiz. Ruxsatnomasi bor maxsus tashuvchiga bering.',
    no6: 'Qurolni va uning qismlarini olmaymiz, ruxsatnomasi boʻlsa ham. Oshxona pichogʻi gʻilofda ketadi.',
    no7: 'Retsepti boʻlsa ham olmaymiz. Oluvchi oʻz shahridagi dorixonadan olsin.',
    no8: 'Alkogol va tamakini olmaymiz. Sovgʻaga choy, quruq meva yoki shirinlik joʻnating.',
    no9: 'Pul va bank kartasini qutiga solmang. Pulni bank, Payme yoki Click orqali oʻtkazing.',
    no10: 'Qonun taqiqlagan buyumni olmaymiz. Asl tovarni cheki bilan joʻnating.',
    no11: 'Tirik jonivorni olmaymiz. Oʻzingiz bilan olib boring yoki jonivor tashiydigan xizmatni toping.',
    no12: 'Yoʻlda buziladi: quti {standardFromNumber}–{standardTo} yuradi. Quritilgan yoki zavodda qadoqlanganini joʻnating.',
    no13: 'Tahlil namunasi va inson kulini olmaymiz. Laboratoriyaning oʻz kuryeriga topshiring.',
    washer: 'Yozgi, suvli suyuqlik boʻladi. Spirtli qishki suyuqlikni olmaymiz: yonadi.',
  },
  pack: {
    soft: 'Paketga soling, keyin qutiga yoki mustahkam xaltaga joylang.',
    boxed: 'Qattiq qutiga soling, boʻsh joyini qogʻoz bilan toʻldiring.',
    fragile: 'Har birini alohida oʻrang, quti devoridan uch barmoq uzoq tursin, ustiga «sinadi» deb yozing.',
    liquid: 'Qopqogʻini skotchlang, ikki qavat paketga oʻrang, qutida tik tursin.',
    food: 'Toza idishda, havo kiradigan qutida. Ustiga «oziq-ovqat» deb yozing.',
    blade: 'Tigʻini karton yoki gʻilofga soling va skotch bilan bogʻlang.',
    device: 'Oʻchiring, pufakchali plyonkaga oʻrang, qutida qimirlamasin.',
    paper: 'Qattiq papka yoki konvertga soling, namdan paketga oʻrang.',
    drained: 'Bakini quriting, qopqogʻini yoping, moyi oqadigan joyini paket bilan bogʻlang.',
    bulky:
      'Burchaklarini karton bilan oʻrang, eshik va qopqoqlarini bogʻlang. Tomonlarini oldindan oʻlchang.',
  },
  cover: {
    levels: 'Yoʻqolsa yoki buzilsa, {freeCover, gacha} bepul, qoplama olsangiz {topCover, gacha} toʻlaymiz.',
    none: 'Yoʻlda buzilsa, pul qaytarilmaydi. Quti yoʻqolsa, {freeCover, gacha} toʻlaymiz.',
    ceiling: 'Eng koʻpi {topCover} toʻlaymiz, narsa bundan qimmat boʻlsa ham.',
  },
} as const
