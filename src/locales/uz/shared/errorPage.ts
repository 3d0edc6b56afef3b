export default {
  title: 'Nimadir xato ketdi',
  text: 'Birozdan keyin qayta urinib koʻring. Takrorlansa, bizga qoʻngʻiroq qiling.',
  status: 'Xato kodi: {code}',
  details: 'Batafsil',
  home: 'Bosh sahifaga',
  retry: 'Qayta urinish',
  offline: {
    title: 'Internet yoʻq',
    text: 'Kiritganlaringiz saqlab qoʻyildi. Aloqa tiklansa, sahifa oʻzi ochiladi.',
  },
} as const
