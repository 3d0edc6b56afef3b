export default {
  title: 'Bunday sahifa topilmadi',
  subtitle: 'Manzilda xato boʻlishi yoki sahifa boshqa joyga koʻchgan boʻlishi mumkin.',
  near: 'Balki shulardan birini qidirgandirsiz',
  home: 'Bosh sahifaga',
} as const
