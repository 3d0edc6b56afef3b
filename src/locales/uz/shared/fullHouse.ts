export default {
  title: 'Hozir saytda odam juda koʻp',
  text: 'Sahifa birozdan keyin ochiladi. Bir necha soniyadan soʻng qayta urinib koʻring.',
  retry: 'Qayta urinish',
  parcel: 'Posilkani hozir ham kuzatsa boʻladi',
} as const
