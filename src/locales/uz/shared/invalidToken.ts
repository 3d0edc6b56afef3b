export default {
  title: 'Bu havola endi ishlamaydi',
  text: 'Muddati oʻtgan, ishlatib boʻlingan yoki notoʻgʻri koʻchirilgan boʻlishi mumkin. Xabardagi havolani yana bir bor oching yoki posilkani trek-kod boʻyicha toping.',
  link: 'Posilkani trek-kod boʻyicha topish',
} as const
