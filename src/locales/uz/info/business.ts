export default {
  lead: {
    title: 'Savdo sizdan, yoʻl bizdan',
    text: 'Bitta buyurtmadan yuzlab buyurtmagacha: olib ketamiz, eltamiz, tovar pulini oluvchidan olib, {codHours} ichida sizga joʻnatamiz. Boshlash uchun shartnoma kerak emas.',
    drawn:
      'Doʻkon peshtaxtasidan qutilar oluvchining eshigiga ketmoqda, pastdagi yoʻldan pul doʻkonga qaytmoqda',
    ways: { contact: 'Menejer bilan gaplashish', start: 'Roʻyxatdan oʻtish' },
  },
  plans: {
    title: 'Uch tarif rejasi',
    text: 'Yetkazish bir xil, farqi toʻlovda. Yirik yozilgani — bitta posilkaning eng past narxi.',
    starter: {
      title: 'Boshlangʻich',
      text: {
        p1: 'Har bir posilkaga alohida toʻlaysiz.',
        li1: 'Shartnomasiz, bugunning oʻzida',
        li2: 'Kuryer haqi: har bir eshik uchun {priceDoorNear} yoki {priceDoorFar}',
        li3: 'Olganda toʻlash {priceCod}',
      },
      way: 'Roʻyxatdan oʻtish',
    },
    flexible: {
      title: 'Moslashuvchan',
      text: {
        p1: 'Paketni oldindan olasiz, har bir posilka arzonga tushadi.',
        li1: 'Eshikkacha yetkazish narxning ichida',
        li2: 'Vazni {packageWeight, gacha}, bir tomoni {packageSide, gacha}, uch tomoni birga {packageSides, dan} kam',
        li3: 'Olganda toʻlash {priceCod}, eng uzoq mintaqaga {packageFarExtra} qoʻshiladi',
      },
      way: 'Paketlarni koʻrish',
    },
    pro: {
      title: 'Pro',
      text: {
        p1: 'Shartnoma bilan: qayerga boʻlsa ham, narx bitta.',
        li1: 'Eshikdan eshikkacha, butun Oʻzbekistonda',
        li2: 'Olganda toʻlash narxning ichida',
        li3: 'Har {proWeight} bitta posilka hisoblanadi',
      },
      way: 'Shartnoma soʻrash',
    },
  },
  month: {
    title: 'Sizga qaysi biri arzon?',
    text: 'Oyiga nechta posilka joʻnatsangiz, shuni bosing: uch reja yonma-yon chiqadi.',
  },
  live: {
    ask: 'Oyiga nechta posilka?',
    starter: 'Boshlangʻich',
    flexible: 'Moslashuvchan',
    pro: 'Pro',
    cheapest: 'eng arzoni',
    shop: 'Misol: har bir posilka {weight}, {distance, select, local {viloyat ichida} belt1 {yaqin viloyatlarga} other {uzoq viloyatlarga}}, oluvchining eshigigacha, {percent} % posilkada olganda toʻlash, kuryer oyiga {visits} {visitsCount, plural, other {marta}} keladi.',
    own: 'Oʻz raqamlaringiz bilan hisoblang',
  },
  packages: {
    title: 'Paketlar',
    text: 'Balansdan sotib olinadi va {packageDays} amal qiladi. Ekspress va paketga sigʻmagan posilka umumiy tarif boʻyicha hisoblanadi.',
    head: { shipments: 'Posilka soni', price: 'Paket narxi', each: 'Bittasi' },
  },
  daily: {
    title: 'Har kungi ish',
    text: 'Bularning barchasi bugun ishlaydi.',
    collection: {
      title: 'Yigʻib ketish',
      text: 'Kuryer bir kelganda barcha posilkalarni oladi. Soni {collectionFreeFrom} yoki undan koʻp boʻlsa, bepul. Kuryer keladigan kunni hozircha menejer bilan telefonda kelishasiz.',
    },
    cod: {
      title: 'Olganda toʻlash',
      text: 'Oluvchi naqd yoki Payme, Click havolasi orqali toʻlaydi. Pul {codHours} ichida sizga joʻnatiladi, reyestrda har bir posilka alohida qatorda turadi.',
    },
    inspect: {
      title: 'Avval koʻrib, keyin toʻlash',
      text: 'Xaridor qutini kuryer oldida ochadi. Kiyim va poyabzal sotuvchilar uchun qulay, alohida haqi yoʻq.',
    },
    labels: {
      title: 'Yorliqlar',
      text: 'PDF koʻrinishida chop etasiz. Printer boʻlmasa, trek-kodni qutiga yozish kifoya.',
    },
    addresses: {
      title: 'Manzillar va takroriy buyurtma',
      text: 'Doimiy xaridorlarning manzili saqlanadi, oldingi buyurtmani bir bosishda takrorlaysiz.',
    },
    books: {
      title: 'Hisob-kitob',
      text: 'Balansdagi har bir kirim-chiqim PDF, Excel yoki CSV faylda. Buxgalteringiz xursand boʻladi.',
    },
  },
  money: {
    title: 'Pul qanday qaytadi',
    door: {
      title: 'Oluvchi toʻlaydi',
      text: 'Naqd beradi yoki havoladan toʻlaydi. Vaqt shu paytdan hisoblanadi.',
    },
    desk: {
      title: 'Kassada sanaladi',
      text: 'Kuryer summani aytadi, kassir sanaydi: ikki kishi tasdiqlaydi.',
    },
    out: {
      title: 'Sizga joʻnatiladi',
      text: 'Balansga oʻzi tushadi, bank hisobiga reyestr bilan boradi. Kuryer kassaga kechiksa ham, siz kutmaysiz.',
    },
    cash: {
      title: 'Yoki naqd',
      text: 'Bitta viloyat ichida kuryer pulni doʻkoningizga olib keladi.',
    },
  },
  connect: {
    title: 'Ulanishlar: nimasi tayyor, nimasi yoʻlda',
    text: 'Tayyor boʻlmagan narsani tayyor demaymiz.',
    pay: {
      title: 'Payme va Click',
      text: 'Siz savatda toʻlaysiz, xaridor — eshik oldida.',
      says: 'Ishlaydi',
    },
    label: {
      title: 'Yorliq va reyestrlar',
      text: 'Yorliq PDF, hisobotlar Excel va CSV koʻrinishida.',
      says: 'Ishlaydi',
    },
    api: {
      title: 'API',
      text: 'Narx, buyurtma va kuzatuv soʻrovlari ishlaydi, hujjatlari ochiq.',
      says: 'Qisman ishlaydi',
      instead: 'Doʻkon uchun doimiy kalitlar hali yoʻq: hozircha hisobingizga kirib ishlatiladi.',
    },
    sheet: {
      title: 'Excel va CSV yuklash',
      text: 'Buyurtmalar roʻyxati bitta fayl bilan kiritiladi, xatosi oʻz qatorida tuzatiladi.',
      says: 'Ishlaydi',
    },
    hook: {
      title: 'Doʻkon tizimiga xabar',
      text: 'Posilka holati oʻzgarishi bilan tizimingizga xabar boradi.',
      says: 'Tayyorlanmoqda',
      instead: 'Hozircha xabarlar SMS, Telegram yoki elektron pochta orqali keladi.',
    },
    plug: {
      title: 'Doʻkon platformalari va CRM',
      text: 'Tayyor plaginlar.',
      says: 'Tayyorlanmoqda',
      instead: 'Qaysi biri kerakligini yozing: navbatni soʻrovlarga qarab tuzamiz.',
      way: 'Integratsiyalar roʻyxati',
    },
  },
  manager: {
    title: 'Oʻz menejeringiz',
    text: {
      p1: 'Shartnoma tuzgan doʻkonga bitta menejer biriktiriladi. Savolni har safar boshidan tushuntirmaysiz.',
      li1: 'Qaysi reja sizga arzonligini hisoblab beradi',
      li2: 'Kuryer keladigan kunlarni siz bilan kelishadi',
      li3: '{doorWeight, dan} ogʻir yukning narxini aytadi',
    },
  },
  contact: {
    title: 'Sizga qoʻngʻiroq qilaylik',
    text: 'Telefoningizni qoldiring, menejer {opens}–{closes} orasida qoʻngʻiroq qiladi. Shoshilsangiz: {phone}.',
    fields: {
      name: 'Ismingiz',
      lastName: 'Familiyangiz',
      phone: 'Telefon',
      email: 'Elektron pochta',
      company: 'Kompaniya yoki doʻkon nomi',
      website: 'Sayt yoki sahifangiz',
    },
    hints: { website: 'Instagram yoki Telegram sahifasi ham boʻladi.' },
    button: 'Qoʻngʻiroqni kutaman',
    done: {
      title: 'Yozib oldik',
      text: 'Menejer {opens}–{closes} orasida qoʻngʻiroq qiladi. Kutgingiz kelmasa, oʻzingiz terishingiz mumkin: {phone}.',
    },
  },
  ask: {
    title: 'Savollar',
    contract: {
      title: 'Shartnomasiz ishlasa boʻladimi?',
      text: 'Ha. Boshlangʻich va Moslashuvchan rejalar uchun roʻyxatdan oʻtishning oʻzi yetadi. Shartnoma faqat Pro uchun kerak.',
    },
    left: {
      title: 'Paketdagi posilkalar ishlatilmay qolsa-chi?',
      text: 'Paket {packageDays} amal qiladi, keyin qolgani kuyadi. Shuning uchun avval kichigini olib koʻring.',
    },
    refused: {
      title: 'Xaridor olishdan bosh tortsa-chi?',
      text: 'Posilka sizga qaytadi, qaytarish uchun tashish narxining yarmini toʻlaysiz. Yetkazish haqini xaridor toʻlashi kerak boʻlgan boʻlsa, u ham sizga oʻtadi.',
    },
    start: {
      title: 'Qayerdan boshlayman?',
      text: 'Roʻyxatdan oʻtayotganda biznes hisobini tanlang va birinchi posilkani joʻnating. Yangi mijozning birinchi posilkasi bepul: viloyat ichida, kichik quti, punktdan punktgacha.',
    },
  },
  near: { title: 'Yana oʻqing' },
} as const
