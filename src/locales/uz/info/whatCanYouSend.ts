export default {
  lead: {
    title: 'Nima joʻnatsa boʻladi?',
    text: 'Deyarli har qanday narsani: kiyim, kitob, telefon, idish, ehtiyot qism. Ikkilansangiz, nomini yozing, shu yerning oʻzida javob beramiz.',
    drawn: 'Ochiq quti, ustida koʻylak, kitob, telefon, piyola va bir banka asal',
  },
  kinds: {
    title: 'Eng koʻp joʻnatiladigan narsalar',
    text: 'Har birini qanday joylash kerakligi bilan.',
    clothes: {
      title: 'Kiyim, mato, poyabzal',
      text: 'Koʻylak, kurtka, doʻppi, adras, krossovka. Avval paketga, keyin qutiga: yomgʻirda ham quruq boradi.',
    },
    papers: {
      title: 'Hujjat va kitob',
      text: 'Shartnoma, daftar, kitob, fotosurat. Qattiq papkada ketsa, buklanmaydi. Pasport va diplomga imzo bilan topshirishni tanlang.',
    },
    electronics: {
      title: 'Telefon va texnika',
      text: 'Telefon, noutbuk, dazmol, blender. Batareyasi ichida va oʻchirilgan boʻlsin. Powerbank ketmaydi.',
    },
    food: {
      title: 'Quruq ovqat va shirinlik',
      text: 'Asal, qurut, mayiz, yongʻoq, choy, patir, konfet. Goʻsht, tort va issiq ovqat yoʻlda buziladi.',
    },
    dishes: {
      title: 'Idish va sinadigan buyum',
      text: 'Piyola, lagan, vaza, lyustra. Har birini alohida oʻrang, quti ichida qimirlamasin.',
    },
    beauty: {
      title: 'Kosmetika va atir',
      text: 'Krem, shampun, pomada, flakondagi atir. Bosim ostidagi spreyni olmaymiz.',
    },
    medicine: {
      title: 'Dori va tibbiy buyum',
      text: 'Retseptsiz dori zavod qutisida, tonometr, koʻzoynak, niqob. Psixotrop dorilar ketmaydi.',
    },
    vehicles: {
      title: 'Ehtiyot qism va asbob',
      text: 'Fara, shina, kolodka, drel, bolgʻa. Moyi artilgan, oʻtkir uchi yopilgan boʻlsin.',
    },
    play: {
      title: 'Oʻyinchoq va sport',
      text: 'Qoʻgʻirchoq, lego, toʻp, gitara, palatka. Batareykali boʻlsa, oʻchirib qoʻying.',
    },
    home: {
      title: 'Uy-roʻzgʻor',
      text: 'Gilam, koʻrpa, qozon, choynak, gaz plita. Kattasini kuryer eshikdan olib ketadi.',
    },
    jewels: {
      title: 'Taqinchoq va soat',
      text: 'Bijuteriya bemalol ketadi. Tilla va kumushning qiymatini yozing: qoplama eng koʻpi {topCover}.',
    },
    seeds: {
      title: 'Urugʻ va koʻchat',
      text: 'Quruq urugʻga cheklov yoʻq. Koʻchat va gulning ildizi nam, oʻzi yoʻlga chidaydigan boʻlsin.',
    },
  },
  sizes: {
    title: 'Qancha katta boʻlishi mumkin',
    mailbox: {
      title: 'Pochta qutisi',
      text: '{mailboxSides}, {mailboxWeight, gacha}: konvert va yupqa kitob.',
    },
    locker: { title: 'Pochtomat', text: '{lockerSides}, {lockerWeight, gacha}: oʻrtacha quti.' },
    point: { title: 'Punkt', text: 'Uzun tomoni {pointSide, gacha}, vazni {pointWeight, gacha}.' },
    door: {
      title: 'Eshikdan eshikkacha',
      text: 'Uzun tomoni {doorSide, gacha}, vazni {doorWeight, gacha}. {callFirstSide, dan} uzun boʻlsa, avval qoʻngʻiroq qilamiz. {requestWeight, gacha} boʻlgan yukka menejer narx aytadi.',
    },
  },
  pack: {
    title: 'Toʻrt qadamda joylang',
    box: {
      title: 'Qattiq quti oling',
      text: 'Buyumdan har tomoni uch barmoq katta boʻlsin. Ezilgan quti yukni ushlamaydi.',
    },
    wrap: {
      title: 'Oʻrang',
      text: 'Sinadigan, suyuq va oʻtkir narsa alohida oʻraladi. Bir-biriga tegmasin.',
    },
    fill: {
      title: 'Boʻsh joyini toʻldiring',
      text: 'Qogʻoz, mato yoki pufakchali plyonka. Silkitganda ovoz chiqmasin.',
    },
    tape: {
      title: 'Skotch bilan yopishtiring',
      text: 'Tagini va qopqogʻini qavatma-qavat. Eski yorliqlarni yulib tashlang, bittasi qolsin.',
    },
  },
  asked: {
    title: 'Koʻp soʻraladi',
    together: {
      title: 'Bir qutiga har xil narsa solsa boʻladimi?',
      text: 'Boʻladi. Faqat suyugʻini va oʻtkirini alohida oʻrang, ogʻirini tagiga qoʻying.',
    },
    check: {
      title: 'Qutini ochib koʻrasizlarmi?',
      text: 'Shubha boʻlsa, topshirayotganda oʻzingizdan ochib koʻrsatishni soʻraymiz. Yoʻlda esa siz bilan gaplashmasdan ochmaymiz.',
    },
    abroad: {
      title: 'Chet elga joʻnatsa boʻladimi?',
      text: 'Hozircha faqat Oʻzbekiston ichida: barcha {regions} viloyatga.',
    },
    lost: {
      title: 'Yoʻqolsa, nima boʻladi?',
      text: '{freeCover, gacha} bepul toʻlaymiz, qoplama olsangiz — {topCover, gacha}.',
      way: 'Qoplama qanday ishlaydi',
    },
  },
  next: {
    title: 'Narsangiz tayyormi?',
    text: 'Narxini biling yoki darrov buyurtma bering: manzilni yozing, qolganini oʻzimiz aytamiz.',
    ways: { price: 'Narxini hisoblash', send: 'Posilka joʻnatish' },
  },
  near: { title: 'Shunga yaqin sahifalar' },
} as const
