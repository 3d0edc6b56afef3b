/** What is wrong in a cell of a sheet of points. */
export default {
  required: 'Bu katak boʻsh boʻlmasin.',
  invalid_format: 'Bu katakni oʻqib boʻlmadi. Namunadagidek yozing.',
  invalid_choice: 'Bunday qiymat yoʻq yoki bu turdagi punktga toʻgʻri kelmaydi.',
  unknown_place: 'Bunday tuman topilmadi. Nomini yoki raqamini yozing.',
  outside_district: 'Nuqta tumandan tashqarida. Koordinatalarni tekshiring.',
  too_long: 'Matn juda uzun.',
  too_big: 'Bu turdagi punkt uchun chegaradan katta.',
} as const
