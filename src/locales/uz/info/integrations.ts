import one from './integration-words.ts'

export default {
  one,
  lead: {
    title: 'Ulanishlar devori terilmoqda',
    text: 'Doʻkon, hisob va toʻlov dasturlaringizni TezBoxga ulash uchun. Toʻla yulduz — bugun ishlaydi, chizma yulduz — joyi tayyor, oʻzi terilmoqda. Tayyor boʻlmagani tayyor deb yozilmagan.',
    drawn:
      'Yulduz naqshli devor: bir qismi terilgan, qolgani chizma; noutbuk va telefon kabellari terilgan yulduzlarga ulangan',
    ways: { docs: 'API hujjatlari', all: 'Roʻyxatni koʻrish' },
  },
  wall: {
    title: 'Nimalarni ulasa boʻladi',
    text: 'Har birining oʻz sahifasi bor: nima qiladi, bugun nimasi tayyor.',
  },
  kinds: {
    own: 'Oʻz dasturingiz',
    shops: 'Onlayn doʻkonlar',
    records: 'CRM va hisob',
    payments: 'Toʻlov',
    messages: 'Xabarlar',
    maps: 'Xaritalar',
  },
  states: {
    works: 'Ishlaydi',
    part: 'Bir qismi ishlaydi',
    preparing: 'Tayyorlanmoqda',
    later: 'Hali boshlanmagan',
  },
  today: {
    title: 'Bugunoq ishlatsa boʻladi',
    api: {
      title: 'Ochiq API',
      text: 'Sayt nima qilsa, API ham shuni qiladi. Hujjati barchaga ochiq, har bir soʻrovga namuna bor.',
    },
    money: {
      title: 'Pul hisobi jadvalda',
      text: 'Balans harakati va tovar puli toʻlovlari Excel fayl boʻlib yuklanadi.',
    },
    labels: {
      title: 'Yorliqlar bir yoʻla',
      text: 'Buyurtmalar roʻyxatidan keraklilarini belgilaysiz va barchasining yorligʻini bitta PDF qilib chiqarasiz.',
    },
  },
  ask: {
    title: 'Savollar',
    key: {
      title: 'API kalitini qayerdan olaman?',
      text: 'Doʻkonlar uchun alohida kalitlar tayyorlanmoqda. Bugun soʻrovlar telefon raqami va SMS kod bilan olingan token orqali ishlaydi.',
    },
    mine: {
      title: 'Mening dasturim roʻyxatda yoʻq',
      text: 'API orqali har qanday dasturni ulasa boʻladi. Bizga ham ayting: nima koʻp soʻralsa, oʻshani oldin qilamiz.',
    },
    price: {
      title: 'Ulanish pullikmi?',
      text: 'API uchun haq olinmaydi. Faqat <pricing>tarif boʻyicha</pricing> posilkaning oʻziga toʻlaysiz.',
    },
    when: {
      title: 'Qolganlari qachon tayyor boʻladi?',
      text: 'Kun aytmaymiz. Tayyor boʻlgani shu sahifada toʻla yulduzga aylanadi.',
    },
  },
  next: {
    title: 'Sizga qaysi biri kerak?',
    text: 'Biznes sahifasidagi formada yozib qoldiring, navbatni shunga qarab tuzamiz.',
    ways: { tell: 'Bizga aytish', partner: 'Hamkorlik dasturi' },
  },
} as const
