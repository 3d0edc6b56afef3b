export default {
  conflicts: {
    cancelled_meanwhile:
      'Buyurtma bekor qilingan. Posilka qoʻlingizda boʻlsa, uni hech kimga bermang: omborga yoki punktga topshiring. Operator koʻrib turibdi.',
    redirected_meanwhile:
      'Oluvchi posilkani punktga yoʻnaltirgan. Eshikka olib bormang: roʻyxatdagi punktga topshiring.',
    delivered_meanwhile:
      'Bu posilka topshirilgan deb yozilgan. Hali qoʻlingizda boʻlsa, hozircha sizda tursin: operatorga qoʻngʻiroq qiling.',
    with_colleague:
      'Posilka boshqa kuryerga oʻtkazilgan. Qoʻlingizda boʻlsa, uni oʻsha hamkasbingizga skanerlatib bering yoki omborga olib boring.',
    at_point_meanwhile:
      'Posilka punktda qabul qilingan deb yozilgan. Qoʻlingizda boʻlsa, punktga topshiring yoki operatorga qoʻngʻiroq qiling.',
    given_up_meanwhile:
      'Bu posilka joʻnatuvchiga qaytadi. Uni bermang: qaytariladiganlar bilan birga omborga yoki punktga topshiring.',
    cash_differs:
      'Oluvchi havola orqali toʻlab boʻlgan. Naqd olgan boʻlsangiz, pulni alohida saqlang: operator qaytarish yoʻlini aytadi.',
    wrong_receiver_code:
      'Kod notoʻgʻri, posilka hali topshirilmagan hisoblanadi. Oluvchining yonida boʻlsangiz, kodni qayta soʻrang yoki imzo va pasport rasmini oling. Olgan pulingiz yozib qoʻyildi, operator hal qiladi.',
    told_late:
      'Xabaringiz kech keldi: bu orada boshqa voqea yozilgan. Saqlab qoʻydik, operator koʻradi; sizdan boshqa narsa talab qilinmaydi.',
    not_told_yet:
      'Posilkani olgan kuryer buni hali xabar qilmagan. Skanerlaganingiz saqlandi va uning telefoni aloqaga chiqqach hisobga olinadi. Posilka hozircha sizda tursin.',
    accept_first:
      'Bu buyurtmani hali hech kim qabul qilmagan. Avval uni takliflar roʻyxatidan qabul qiling, keyin posilkani qayta skanerlang.',
    moved_on:
      'Buyurtma holati oʻzgargan, bu amal endi toʻgʻri kelmaydi. Posilka qoʻlingizda boʻlsa, hozircha sizda tursin: operator hal qiladi.',
  },
  decisions: {
    settled: 'Hal qilindi.',
    delivered: 'Aytilgan vaqtda topshirilgan deb yozildi.',
    money_back: 'Pul oluvchiga qaytariladi.',
  },
}
