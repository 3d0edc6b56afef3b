export default {
  lead: {
    title: 'Nima yuborsa boʻladi?',
    text: 'Deyarli barcha narsa: kiyim, kitob, telefon, idish, ehtiyot qism. Ikkilansangiz, nomini yozing, shu yerning oʻzida javob beramiz.',
    drawn: 'Ochiq quti, ustida koʻylak, kitob, telefon, piyola va bir banka asal',
  },
  kinds: {
    title: 'Eng koʻp yuboriladigan narsalar',
    text: 'Har birini qanday joylash kerakligi bilan.',
    clothes: {
      title: 'Kiyim, mato, poyabzal',
      text: 'Koʻylak, kurtka, doʻppi, adras, krossovka. Avval paketga, keyin qutiga: yomgʻirda ham quruq boradi.',
    },
    papers: {
      title: 'Hujjat va kitob',
      text: 'Shartnoma, daftar, kitob, fotosurat. Qattiq papkada ketsa, buklanmaydi. Pasport va diplom — imzo bilan topshiriladi.',
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
      text: 'Bijuteriya bemalol ketadi. Tilla va kumushni qiymatini yozib yuboring: qoplama eng koʻpi {topCover}.',
    },
    seeds: {
      title: 'Urugʻ va koʻchat',
      text: 'Quruq urugʻga cheklov yoʻq. Koʻchat va gulning ildizi nam, oʻzi yoʻlga chidaydigan boʻlsin.',
    },
  },
  sizes: {
    title: 'Qanchalik katta boʻlsa boʻladi',
    mailbox: {
      title: 'Pochta qutisi',
      text: '{mailboxSides}, {mailboxWeight, gacha}: konvert va yupqa kitob.',
    },
    locker: { title: 'Pochtomat', text: '{lockerSides}, {lockerWeight, gacha}: oʻrtacha quti.' },
    point: { title: 'Punkt', text: 'Uzun tomoni {pointSide, gacha}, vazni {pointWeight, gacha}.' },
    door: {
      title: 'Eshikdan eshikkacha',
      text: '{doorSide} va {doorWeight, gacha}. {callFirstSide, dan} uzun boʻlsa, avval qoʻngʻiroq qilamiz. {requestWeight, gacha} boʻlgan yukka menejer narx aytadi.',
    },
  },
  pack: {
    title: 'Joylash: toʻrt ish',
    box: {
      title: 'Qattiq quti oling',
      text: 'Buyumdan har tomoni uch barmoq katta boʻlsin. Ezilgan quti yukni ushlamaydi.',
    },
    wrap: {
      title: 'Oʻrang',
      text: 'Sinadigan, suyuq va oʻtkir narsa alohida oʻraladi. Bir-biriga tegmasin.',
    },
    fill: {
      title: 'Boʻshligʻini toʻldiring',
      text: 'Qogʻoz, mato yoki pufakchali plyonka. Silkitganda ovoz chiqmasin.',
    },
    tape: {
      title: 'Skotchlang',
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
      title: 'Chet elga yuborsa boʻladimi?',
      text: 'Hozircha faqat Oʻzbekiston ichida: {regions} viloyatning barchasiga.',
    },
    lost: {
      title: 'Yoʻqolsa, nima boʻladi?',
      text: '{freeCover, gacha} bepul toʻlaymiz, qoplama olsangiz — {topCover, gacha}.',
      way: 'Qoplama qanday ishlaydi',
    },
  },
  next: {
    title: 'Narsangiz tayyormi?',
    text: 'Narxini biling yoki birdan posilka oching: manzilni yozsangiz, qolganini oʻzimiz aytamiz.',
    ways: { price: 'Narxini hisoblash', send: 'Posilka joʻnatish' },
  },
  near: { title: 'Shunga yaqin sahifalar' },
} as const
