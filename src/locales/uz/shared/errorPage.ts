export default {
  title: 'Nimadir xato ketdi',
  text: 'Birozdan keyin qayta urinib koʻring. Takrorlansa, bizga qoʻngʻiroq qiling.',
  status: 'Xato kodi: {code}',
  details: 'Batafsil',
  home: 'Bosh sahifaga',
  retry: 'Qayta urinish',
  busy: {
    title: 'Sahifa hozircha ochilmadi',
    text: 'Bir necha soniyadan soʻng qayta urinib koʻring.',
  },
  offline: {
    title: 'Internet yoʻq',
    text: 'Kiritganlaringiz saqlab qoʻyildi. Aloqa tiklansa, sahifa oʻzi ochiladi.',
  },
} as const
