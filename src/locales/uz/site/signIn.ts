export default {
  phone: 'Telefon raqami',
  fixedLine: 'Bu shahar raqamiga oʻxshaydi, unga SMS kelmasligi mumkin. Iloji boʻlsa, mobil raqamni yozing.',
  ended: 'Seans tugadi. Qayta kiring, toʻxtagan joyingizdan davom etasiz.',
  getCode: 'Kod olish',
  noScript:
    'Brauzeringizda skriptlar oʻchirilgan. Kirish uchun ularni yoqib, sahifani yangilang yoki bizga qoʻngʻiroq qiling.',
  demo: 'Namoyish rejimi: <link>kod shu yerda</link>',
  code: {
    title: 'SMSdagi kodni yozing',
    sentTo: '<b>{phone}</b> raqamiga 6 xonali kod yubordik.',
    cameTo: '<b>{phone}</b> raqamiga kod kelgan boʻlsa, uni yozing.',
    changeNumber: 'Raqamni oʻzgartirish',
    label: 'SMSdagi kod',
    expired: 'Bu kod endi ishlamaydi. Yangisini soʻrang.',
    resend: 'Yangi kod yuborish',
    resendIn: 'Yangi kodni {left} dan keyin soʻrash mumkin',
    resent: 'Yangi kod yuborildi.',
    submit: 'Kirish',
  },
  secondStep: {
    title: 'Autentifikator kodi',
    text: 'Xodimlar ikki bosqichda kiradi. Autentifikator ilovasidagi 6 ta raqamni yozing.',
    label: 'Ilovadagi kod',
    submit: 'Kirish',
    passkeyTitle: 'Ikkinchi bosqich',
    passkeyText: 'Qurilma kaliti bilan kiring yoki autentifikator ilovasidagi 6 ta raqamni yozing.',
    passkey: 'Qurilma kaliti bilan kirish',
    or: 'yoki',
    passkeyClosed: 'Qurilma kaliti ishlatilmadi. Qaytadan urinib koʻring yoki ilovadagi kodni yozing.',
    otherNumber: 'Boshqa raqam bilan kirish',
  },
  door: {
    solving: 'Hozir kod soʻrovlari koʻp. Brauzeringiz qisqa tekshiruvdan oʻtyapti, bir necha soniya kuting.',
    haveCode: 'Menga kod keldi, uni kiritaman',
  },
  failure: {
    phone: '+998 dan keyin 9 ta raqam yozing.',
    digits: 'Kod 6 ta raqamdan iborat.',
    tooManyCodes: 'Juda koʻp kod soʻraldi. {when} yana urinib koʻring.',
    storage:
      'Brauzer maʼlumot saqlashga ruxsat bermayapti, shuning uchun hisobingizni ocha olmadik. Sozlamalarda ruxsat bering.',
  },
} as const
