/** The part of the profile page about notices of the browser. */
export default {
  title: 'Shu qurilmadagi bildirishnomalar',
  off: 'Sahifa yopiq boʻlsa ham, posilka haqidagi yangiliklar shu brauzerda chiqadi.',
  on: 'Yoqilgan. Hisobdan chiqsangiz, bu qurilmaga hech narsa kelmaydi.',
  isOn: 'yoqilgan',
  notAllowed: 'Ruxsat berilmadi, shuning uchun yoqilmadi.',
  turnOn: 'Yoqish',
  turnOff: 'Oʻchirish',
  unsupported: 'Bu brauzer bildirishnoma koʻrsata olmaydi.',
  unsupportedApple: 'Avval sahifani bosh ekranga qoʻshing («Ulashish» tugmasi), keyin oʻsha yerdan oching.',
  blocked: 'Brauzer bu sayt uchun bildirishnomalarni taqiqlagan. Ruxsatni brauzer sozlamalarida oching.',
  failed: 'Brauzer obuna boʻla olmadi. Keyinroq qayta urinib koʻring.',
} as const
