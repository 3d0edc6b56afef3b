export default {
  close: 'Yopish',
  loading: 'Yuklanmoqda',
} as const
