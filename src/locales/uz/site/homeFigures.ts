/** What home tells in numbers. The server writes the sentences: words of figures that are not shown do not travel. */
export default {
  speeds: 'Ekspress\u00A0— {expressHours, da}, standart\u00A0— {standardTime, da}.',
  label: 'Tizim hisoblagan raqamlar',
  delivered: '{count, plural, other {posilka shu oy topshirildi}}',
  onTime: 'posilka kelishilgan kunda yetib bordi',
  percent: '{number}%',
  places: '{count, plural, other {punkt va pochtomat}}',
  rating: '{count, plural, other {kuryerlarga {text} kishi qoʻygan oʻrtacha baho}}',
} as const
