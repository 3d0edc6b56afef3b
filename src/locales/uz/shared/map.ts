export default {
  loading: 'Xarita ochilmoqda',
  failed: 'Xaritani yuklab boʻlmadi. Internetni tekshiring.',
  retry: 'Qayta urinish',
  zoomIn: 'Yaqinlashtirish',
  zoomOut: 'Uzoqlashtirish',
  help: 'Xaritani yoʻnalish tugmalari suradi, plyus va minus yaqinlashtiradi va uzoqlashtiradi.',
  cluster: '{count, plural, other {{text} ta joy}}. Yaqinlashtirish',
  credit: '© {map} hissadorlari ({mapLicence}) · Chegaralar: {borders} · Joylar: {places}',
  pin: {
    help: 'Xaritani yoʻnalish tugmalari suradi, plyus va minus yaqinlashtiradi. Kiritish tugmasi belgini oʻrtadagi nishonga qoʻyadi.',
    put: 'Nishonga belgi qoʻyish',
    mine: 'Mening joyim',
    remove: 'Belgini olib tashlash',
    at: 'Belgi qoʻyildi: {place}',
    none: 'Belgi hali yoʻq. Xaritada kerakli joyga bosing.',
    outside: 'Bu joy Oʻzbekistondan tashqarida. Mamlakat ichidagi joyni bosing.',
  },
  mine: {
    refused: 'Joylashuvga ruxsat berilmagan. Joyni xaritadan oʻzingiz koʻrsating.',
    unknown: 'Qurilma joyingizni aniqlay olmadi. Joyni xaritadan oʻzingiz koʻrsating.',
    abroad: 'Qurilma sizni Oʻzbekistondan tashqarida deb koʻrsatyapti. Joyni xaritadan oʻzingiz koʻrsating.',
  },
} as const
