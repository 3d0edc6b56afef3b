export default {
  loading: 'Xarita ochilmoqda',
  failed: 'Xaritani yuklab boʻlmadi. Internetni tekshiring.',
  retry: 'Qayta urinish',
  zoomIn: 'Yaqinlashtirish',
  zoomOut: 'Uzoqlashtirish',
  help: 'Xaritani yoʻnalish tugmalari suradi, plyus va minus yaqinlashtiradi va uzoqlashtiradi, Home boshlangʻich koʻrinishga qaytaradi. Tab keyingisiga oʻtkazadi.',
  cluster: '{count, plural, other {{text} ta joy}}. Yaqinlashtirish',
  credit: '© {map} hissadorlari',
  mine: {
    refused: 'Joylashuvga ruxsat berilmagan. Joyni xaritadan oʻzingiz koʻrsating.',
    unknown: 'Qurilma joyingizni aniqlay olmadi. Joyni xaritadan oʻzingiz koʻrsating.',
    abroad: 'Qurilma sizni Oʻzbekistondan tashqarida deb koʻrsatyapti. Joyni xaritadan oʻzingiz koʻrsating.',
  },
} as const
