export default {
  feedback: {
    text: 'Kuryerni baholash uchun xabardagi havolani oching yoki undagi kodni shu yerga yozing.',
    label: 'Baholash kodi',
    hint: 'Posilka topshirilgach yuborilgan havolaning oxirida turadi.',
    button: 'Baholashga oʻtish',
  },
  personalLink: {
    text: 'Oluvchi sizga shaxsiy havolasini yuborgan boʻlsa, oʻsha havolani oching yoki undagi kodni shu yerga yozing.',
    label: 'Havola kodi',
    hint: 'Havolaning oxirgi qismi.',
    button: 'Posilka joʻnatish',
  },
  receiverUpdate: {
    text: 'Sizga kelayotgan posilkaning kuni yoki joyini oʻzgartirish uchun xabardagi havolani oching yoki undagi kodni shu yerga yozing.',
    label: 'Havola kodi',
    hint: 'SMS yoki Telegram xabaridagi havolaning oxirida turadi.',
    button: 'Posilkani ochish',
  },
  trackLight: {
    text: 'Trek-kodni yozing, posilkaning yoʻlini koʻrsatamiz.',
    label: 'Trek-kod',
    hint: 'TB bilan boshlanadi, 16 ta belgi. SMS xabarda va yorliqda yozilgan.',
    button: 'Kuzatish',
  },
} as const
