export default {
  title: 'Hozir kirayotganlar juda koʻp',
  text: 'Sahifa birozdan keyin ochiladi: bir necha soniyadan soʻng qayta urinib koʻring. Posilkani trek-kod boʻyicha hozir ham kuzatsa boʻladi.',
  retry: 'Qayta urinish',
} as const
