export default {
  lead: {
    title: 'Ommaviy oferta',
    text: 'Biz bilan sizning oramizdagi shartnoma. Hisob ochganda yoki buyurtma berganda shu matnni qabul qilasiz. Qabul qilgan versiyangiz sizga bildirmasdan oʻzgarmaydi.',
    ways: { read: 'Matnni oʻqish', pricing: 'Tariflar' },
  },
  brief: {
    title: 'Qisqacha, oddiy soʻz bilan',
    text: 'Bu qism tushunish uchun. Kuchga ega matn — pastda.',
    price: {
      title: 'Narx oldindan',
      text: 'Buyurtma berganda koʻrgan narxingiz oʻzgarmaydi. Qayta oʻlchaganda qimmat chiqsa, avval sizdan soʻraymiz.',
    },
    loss: {
      title: 'Yoʻqolsa yoki sinsa',
      text: 'Qoplama doirasida pulini qaytaramiz, yoʻqolganda yetkazish haqini ham.',
    },
    money: {
      title: 'Tovar puli sizniki',
      text: 'Oluvchidan olgan pulni {codHours} ichida sizga joʻnatamiz.',
    },
    back: {
      title: 'Olib ketilmasa',
      text: 'Punktda {storageDays} saqlaymiz, keyin joʻnatuvchiga qaytaramiz.',
    },
    version: {
      title: 'Versiya oʻzgarmaydi',
      text: 'Har bir buyurtma oʻz kunidagi versiya bilan bajariladi. Yangisi chiqsa, roziligingizni bir marta soʻraymiz.',
    },
  },
  paper: {
    title: 'Oferta matni',
    live: {
      current: '{date} kunidan kuchda',
      coming: '{date} kunidan kuchga kiradi',
      old: 'Eski versiya: {from} – {to}. Shu davrda berilgan buyurtmalarga tegishli.',
      unknown: 'Bunday versiya yoʻq. Pastda — kuchdagi versiya.',
      toCurrent: 'Kuchdagi versiyani oʻqish',
      contents: 'Mundarija',
      versions: 'Versiyalar',
      name: '{date} versiyasi',
      nowShown: 'oʻqiyapsiz',
      accepted: 'Siz shu versiyani qabul qilgansiz.',
    },
  },
  next: {
    title: 'Tushunarsiz joyi bormi?',
    text: 'Qoʻngʻiroq qiling yoki yozing: shartning maʼnosini tushuntirib beramiz.',
    ways: { contact: 'Aloqa', covered: 'Qoplama va kompensatsiya', privacy: 'Maxfiylik' },
  },
} as const
