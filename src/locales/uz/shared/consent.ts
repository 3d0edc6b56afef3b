export default {
  label: 'Google hisobi haqida savol',
  question:
    'Tashriflarni Google ham sanasa, maylimi? Shunda qaysi sahifalar qulayligini koʻramiz. «Ha» demaguningizcha Google hech narsa olmaydi.',
  refused:
    'Brauzeringiz saytlardan maʼlumotni boshqalarga bermaslikni soʻragan. Biz buni «Yoʻq» deb qabul qildik: Google hech narsa olmaydi.',
  saidYes: 'Hozirgi javobingiz: ha.',
  saidNo: 'Hozirgi javobingiz: yoʻq.',
  more: 'Batafsil',
  yes: 'Ha',
  no: 'Yoʻq',
  close: 'Yopish',
  change: 'Google hisobi haqidagi javobim',
} as const
