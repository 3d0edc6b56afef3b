export default {
  close: 'Yopish',
  loading: 'Yuklanmoqda',
  showMore: 'Yana koʻrsatish',
  failed: {
    title: 'Maʼlumot yuklanmadi',
    noLine: 'Internet uzilganga oʻxshaydi. Aloqa tiklangach, qayta urinib koʻring.',
    other: 'Kutilmagan xatolik yuz berdi. Birozdan keyin qayta urinib koʻring.',
    retry: 'Qayta urinish',
    stale: 'Yangilab boʻlmadi: avvalgi maʼlumot koʻrsatilmoqda.',
  },
} as const
