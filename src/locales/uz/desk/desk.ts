export default {
  sections: {
    label: 'Boʻlimlar',
    confirmations: 'Navbat',
    topUps: 'Toʻldirish',
    payments: 'Toʻlovlar',
    claims: 'Daʼvolar',
    cod: 'Tovar puli',
    orders: 'Buyurtma',
    staff: 'Xodimlar',
    tariffs: 'Tariflar',
    audit: 'Jurnal',
  },
  roles: {
    courier: 'Kuryer',
    agent: 'Agent',
    operator: 'Operator',
    cashier: 'Kassir',
    admin: 'Administrator',
  },
  night: 'Tun',
  toSite: 'TezBox saytiga oʻtish',
  noAccess: {
    title: 'Bu boʻlim sizga ochiq emas',
    text: 'Uni koʻrish uchun boshqa rol kerak. Sizga zarur boʻlsa, administratorga ayting.',
    onward: 'Oʻz boʻlimimga oʻtish',
    home: 'Saytga qaytish',
  },
  notYet: {
    title: 'Sizning boʻlimingiz tayyorlanmoqda',
    text: 'Hozircha bu yerda sizning rolingiz uchun sahifa yoʻq. Ochilganda chap tomonda paydo boʻladi.',
  },
  list: {
    shown: '{count} ta koʻrsatilgan',
    shownAll: 'hammasi: {count} ta',
    more: 'Yana koʻrsatish',
  },
  keys: {
    walk: 'keyingi, oldingi',
    search: 'qidirish',
    create: 'yangi',
    close: 'yopish',
  },
} as const
