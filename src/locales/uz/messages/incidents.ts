export default {
  late_report: {
    name: 'Kech kelgan xabar',
    message:
      'Xabar kech keldi: shu orada buyurtma boshqa holatga oʻtgan. U tarixda saqlandi, holat oʻzgarmadi.',
    whatToDo:
      'Posilka qoʻlingizda boʻlsa, roʻyxatingizdagi koʻrsatmaga qarang. Roʻyxatda boʻlmasa, omborga yoki punktga topshiring.',
  },
  impossible_report: {
    name: 'Mos kelmagan xabar',
    message: 'Bu xabar buyurtmaning hozirgi holatiga mos kelmaydi. U saqlandi, operator koʻradi.',
    whatToDo:
      'Posilkani hech kimga bermang: oʻzingizda saqlang va operatorning javobini kuting yoki omborga topshiring.',
  },
  wrong_code: {
    name: 'Oluvchi kodi notoʻgʻri',
    message: 'Kiritilgan oluvchi kodi notoʻgʻri chiqdi. Posilka hali topshirilgan deb hisoblanmaydi.',
    whatToDo:
      'Oluvchi hali yoningizda boʻlsa, kodni qayta soʻrang yoki pasportini rasmga oling. Olingan pul yozib qoʻyilgan, operator hal qiladi.',
  },
  before_order: {
    name: 'Buyurtmadan oldingi vaqt',
    message: 'Xabardagi vaqt buyurtma yaratilishidan oldin. U buyurtma yaratilgan vaqtga yozildi.',
    whatToDo: 'Telefoningiz soatini tekshiring. Posilka bilan odatdagidek ishlayvering.',
  },
  cash_difference: {
    name: 'Naqd pulda farq',
    message: 'Sanalgan naqd pul kutilgan summadan farq qiladi.',
    whatToDo: 'Pulni alohida saqlang va kassirga topshiring. Farq sababini yozing.',
  },
  hand_over_difference: {
    name: 'Topshirishda farq',
    message: 'Bergan va qabul qilgan tomonlarning roʻyxati bir xil emas.',
    whatToDo: 'Posilkalarni birga qayta sanang. Farq qolsa, ikkalangiz ham operatorga ayting.',
  },
  missing: {
    name: 'Posilka yetishmayapti',
    message: 'Roʻyxatda bor posilka skanerlanmadi.',
    whatToDo: 'Mashina, qoplar va omborni tekshiring. Topilsa, skanerlang.',
  },
  surplus: {
    name: 'Ortiqcha posilka',
    message: 'Roʻyxatda yoʻq posilka skanerlandi.',
    whatToDo: 'Posilkani shu yerda qoldiring, operator qayerga borishini aytadi.',
  },
  proof_pending: {
    name: 'Rasm kelmadi',
    message: 'Xabarda aytilgan rasm yoki imzo hali kelmagan.',
    whatToDo: 'Ilovani internetga ulangan holda oching: rasm oʻzi yuboriladi.',
  },
  locker_fault: {
    name: 'Pochtomat yacheykasi',
    message: 'Pochtomat yacheykasi ishlamayapti, ichida posilka bor yoki boʻlishi mumkin.',
    whatToDo:
      'Yacheykani borib koʻring: posilkani oling yoki qoldiring, soʻng eshik tuzatilganini belgilang.',
  },
  found_after_end: {
    name: 'Bekor qilingan posilka topildi',
    message: 'Bekor qilingan buyurtmaning posilkasi skanerlandi.',
    whatToDo:
      'Posilkani hech kimga bermang, omborga yoki punktga topshiring. Operator uni yoʻlga chiqaradi yoki qaytaradi.',
  },
  seal: {
    name: 'Plombada nuqson',
    message: 'Kelgan mashinaning plombasi butun emas, boshqa yoki umuman yoʻq.',
    whatToDo:
      'Mashinani haydovchi bilan birga oching, barcha posilkalarni skanerlang, yetishmaganini haydovchidan soʻrang.',
  },
} as const
