import one from './integration-words.ts'

export default {
  one,
  works: { title: 'Ishlaydi', text: 'Bugunoq foydalansa boʻladi.' },
  part: { title: 'Bir qismi ishlaydi', text: 'Nimasi tayyor, nimasi yoʻqligi quyida yozilgan.' },
  preparing: {
    title: 'Tayyorlanmoqda',
    text: 'Bugun hali ulab boʻlmaydi. Quyida nima qilishi rejalashtirilgani va ungacha qanday ishlash yozilgan.',
  },
  later: {
    title: 'Hali boshlanmagan',
    text: 'Roʻyxatda turibdi, lekin ustida hali hech kim ishlamayapti.',
  },
  does: {
    title: 'Nima qiladi',
    api: 'Dasturingiz narx soʻraydi, buyurtma yaratadi, yorliq oladi va holatini soʻrab turadi. Soʻrov adashib takrorlansa ham, buyurtma bitta boʻladi.',
    excel:
      'Yuzlab buyurtma bitta fayldan yuklanadi, xatosi oʻz qatorida koʻrinadi va shu yerda tuzatiladi. Hisobotlar ham jadval boʻlib chiqadi.',
    payme:
      'Savatdagi barcha posilkalar uchun bir yoʻla toʻlanadi. Oluvchi eshik oldida naqd oʻrniga havola orqali toʻlashi ham mumkin.',
    click:
      'Savatdagi barcha posilkalar uchun bir yoʻla toʻlanadi. Oluvchi eshik oldida naqd oʻrniga havola orqali toʻlashi ham mumkin.',
    telegram:
      'Bot posilka xabarlarini olib keladi, trek-kod boʻyicha holatni aytadi, joylashuvingizni joʻnatsangiz, yaqin punktlarni topadi.',
    openstreetmap: 'Manzil matni xaritadagi nuqtaga, nuqta esa manzilga aylanadi.',
    'yandex-maps': 'Punkt yonidagi havola Yandexda tayyor yoʻlni ochadi.',
    'google-maps': 'Punkt yonidagi havola Google xaritasida tayyor yoʻlni ochadi.',
  },
  plan: {
    title: 'Nima qilishi kerak',
    webhooks:
      'Holat oʻzgarsa, pul olinsa yoki toʻlab berilsa, serveringizga imzolangan xabar boradi. Yetib bormasa, qayta joʻnatiladi.',
    widget:
      'Saytingizga bitta qator qoʻshasiz: xarita va roʻyxat chiqadi, xaridor tanlagan punkt buyurtmangizga yoziladi.',
    woocommerce:
      'Toʻlov sahifasida yetkazish narxi va punkt tanlash chiqadi, buyurtma bizga oʻtadi, holati va yorligʻi doʻkon panelida koʻrinadi.',
    shopify:
      'Xaridor manzilini yozganda yetkazish narxi hisoblanadi, buyurtma bizga oʻtadi, topshirilgani doʻkonga qaytadi.',
    tilda: 'Formani toʻldirgan xaridorning ismi, raqami va manzili qoralama buyurtma boʻlib tushadi.',
    'telegram-shop':
      'Bot qabul qilgan savdo buyurtmaga aylanadi, xaridor kuzatuv havolasini oʻsha suhbatda oladi.',
    opencart: 'Doʻkondan chiqarilgan fayl ustunlari oʻzi taniladi, qoʻlda moslash shart boʻlmaydi.',
    'cs-cart': 'Buyurtmalar kalit orqali bizga oʻtadi.',
    insales: 'Buyurtmalar kalit orqali bizga oʻtadi.',
    amocrm: 'Bitim kerakli bosqichga oʻtsa, posilka ochiladi; uning holati bitimga qaytadi.',
    bitrix24: 'Bitim ichida narx hisoblanadi, posilka ochiladi va holati koʻrinib turadi.',
    '1c': 'Hujjatlar papka yoki internet orqali almashinadi: sotuv buyurtmaga aylanadi, holati orqaga qaytadi.',
    billz: 'Buyurtmalar kalit orqali bizga oʻtadi.',
    'uzum-bank': 'Yetkazish haqi Uzum ilovasidan toʻlanadi.',
    'google-pay':
      'Karta raqamini yozmasdan, telefonning oʻzi bilan toʻlanadi. Buning uchun bankning toʻlov shlyuzi kerak, u hali yoʻq.',
    '2gis': 'Punkt yonidagi havola shu xaritada tayyor yoʻlni ochadi.',
  },
  today: {
    title: 'Bugun nima tayyor',
    api: {
      text: {
        li1: 'barcha soʻrovlarning hujjati va namunasi ochiq',
        li2: 'dasturlar uchun OpenAPI fayli bor',
        li3: 'token telefon raqami va SMS kod bilan olinadi',
        li4: 'doʻkonlar uchun alohida kalitlar va sinov muhiti hali tayyorlanmoqda',
      },
      way: 'API hujjatlari',
    },
    excel: {
      text: {
        li1: 'balans harakati Excel fayl boʻlib yuklanadi',
        li2: 'tovar puli toʻlovlari ham shunday',
        li3: 'buyurtmalar Excel yoki CSV fayldan, hatto chatdan koʻchirilgan matndan yuklanadi',
      },
    },
    payme: 'Toʻlov sahifasida tanlaysiz. Usul oʻchiq boʻlsa, yonida sababi yoziladi.',
    click: 'Toʻlov sahifasida tanlaysiz. Usul oʻchiq boʻlsa, yonida sababi yoziladi.',
    telegram: 'Bot profildan ulanadi. Bot oʻchiq boʻlsa, buni profilning oʻzi aytadi.',
    openstreetmap:
      'Xarita va manzil qidiruvi shu maʼlumot asosida, oʻz serverimizda ishlaydi. Punktlarning toʻliq xaritasi hali tayyorlanmoqda.',
    'yandex-maps':
      'Telegram bot topgan punkt yonida yoʻl havolasi bor. Saytdagi havola punktlar xaritasi bilan birga chiqadi.',
    'google-maps':
      'Telegram bot topgan punkt yonida yoʻl havolasi bor. Saytdagi havola punktlar xaritasi bilan birga chiqadi.',
  },
  meanwhile: {
    title: 'Ungacha qanday ishlanadi',
    order: {
      title: 'Buyurtmani saytda oching',
      text: 'Bir nechtasini savatga yigʻib, <sendParcel>bir yoʻla</sendParcel> toʻlaysiz.',
    },
    label: { title: 'Yorliqni chop eting', text: 'Belgilangan buyurtmalarning yorligʻi bitta PDF boʻladi.' },
    tell: { title: 'Xaridorga kodni bering', text: 'Trek-kod bilan u holatni <track>oʻzi koʻradi</track>.' },
  },
  use: {
    title: 'Boshqasi ham kerakmi?',
    text: 'Roʻyxatda har birining bugungi holati yozilgan.',
    ways: { all: 'Barcha ulanishlar', send: 'Posilka joʻnatish' },
  },
  ask: {
    title: 'Sizga aynan shu kerakmi?',
    text: 'Biznes sahifasidagi formada yozib qoldiring: koʻp soʻralgani oldin qilinadi.',
    ways: { tell: 'Bizga aytish', all: 'Barcha ulanishlar' },
  },
} as const
