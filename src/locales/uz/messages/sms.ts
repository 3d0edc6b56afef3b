/** Texts of SMS. Approved by the gateway word for word: a changed text must be approved anew. One part each. */
export default {
  signInCode: 'TezBox: kirish kodingiz {code}. Uni hech kimga aytmang, xodimlarimiz ham soʻramaydi.',
  basketReminder: 'TezBox: savatingizdagi posilkalar {date, gacha} saqlanadi. Joʻnatish: {link}',
  dropCode: 'TezBox: pochtomatda avval {number}, keyin {code} kodini tering va posilkani yacheykaga qoʻying.',
  dropPointCloses:
    'TezBox: posilka topshirmoqchi boʻlgan punktingiz yopilmoqda. Istalgan boshqa punktga topshiring: {link}',
  topUpApproved: 'TezBox: balansingiz {amount} soʻmga toʻldirildi.',
  topUpRejected: 'TezBox: balansni toʻldirish soʻrovingiz rad etildi. Sababi: {link}',
  claimAccepted: 'TezBox: daʼvongiz qabul qilindi, {amount} soʻm toʻlanadi. {link}',
  claimRejected: 'TezBox: daʼvongiz rad etildi. Sababi: {link}',
  claimOpened: 'TezBox: {track} posilkangiz boʻyicha daʼvo ochildi. Batafsil: {link}',
  claimFound: 'TezBox: {track} posilkangiz topildi. Kompensatsiya haqida: {link}',
  reweighAsked:
    'TezBox: {track} qayta oʻlchandi, narxi {before} oʻrniga {after} soʻm. Rozimisiz? 2 soat ichida: {link}',
  reweighAtCounter:
    'TezBox: {track} qayta oʻlchandi, {before} oʻrniga {after} soʻm. Rozimisiz? Kodni ayting: {code} yoki {link}',
  reweighLower: 'TezBox: {track} qayta oʻlchandi, narxi {amount} soʻmga kamaydi. {link}',
  payoutChosen: 'TezBox: tovar puli tushadigan hisob oʻzgartirildi. Siz emasmi? {link}',
  phoneSetUp:
    'TezBox: kuryer ilovasi yangi telefonda ochildi. Bu siz boʻlmasangiz, darhol qoʻngʻiroq qiling: {phone}',
  workSuspended:
    'TezBox: ishingiz toʻxtatildi. Qoʻlingizdagi posilka va pulni topshirish uchun qoʻngʻiroq qiling: {phone}',
  approvalReleased: 'TezBox: {number}-soʻrov ikkinchi odamsiz bajarildi. Tekshiring: {link}',
  payoutCode: 'TezBox: pul tushadigan hisobni oʻzgartirish kodi {code}. Uni hech kimga aytmang.',
  payoutWaiting:
    'TezBox: tovar puli {date}, {time, dan} yangi hisobga tushadi. Siz emasmi? Kirib, bekor qiling: {link}',
  callerCode:
    'TezBox: operatorga aytish uchun kod {code}. Uni faqat oʻzingiz qoʻngʻiroq qilgan boʻlsangiz ayting.',
  debtReminder: 'TezBox: {amount} soʻm qarzingiz bor. Toʻlash: {link}',
  lowBalance: 'TezBox: balansingizda {amount} soʻm qoldi. Toʻldirish: {link}',
  referralReminder:
    'TezBox: doʻst taklifi: {days} kunda yana {missing} ta posilka joʻnating, {amount} soʻm sizniki. {link}',
  referralPaid: 'TezBox: doʻst taklifi uchun balansingizga {amount} soʻm tushdi. {link}',
  referralRefused: 'TezBox: doʻst taklifi uchun mukofot berilmadi. Sababi: {link}',
  referralTakenBack: 'TezBox: doʻst taklifi uchun mukofot qaytarib olindi. Sababi: {link}',
  orderAccepted: 'TezBox: {track} buyurtmangiz qabul qilindi. Kuzatish: {link}',
  orderCollected: 'TezBox: {track} posilkangiz bizda. Yetkazish: {date}. {link}',
  collectionFailed: 'TezBox: kuryer {track} posilkangizni ololmadi. Batafsil: {link}',
  deliveryFailed: 'TezBox: {track} topshirilmadi. Sababi: {link}',
  orderRefused: 'TezBox: oluvchi {track} posilkadan voz kechdi. Batafsil: {link}',
  orderDelivered: 'TezBox: {track} posilkangiz topshirildi. {link}',
  orderReturning: 'TezBox: {track} topshirilmadi, sizga qaytmoqda. {link}',
  orderCancelled: 'TezBox: {track} buyurtmangiz bekor qilindi, toʻlagan boʻlsangiz, pulingiz qaytadi. {link}',
  orderLost: 'TezBox: {track} yoʻqolgan deb topildi, uzr soʻraymiz. Kompensatsiya: {link}',
  onTheWay: 'TezBox: {track} yoʻlga chiqdi, yetib borishi: {date}. Kuzatish: {link}',
  outForDelivery:
    'TezBox: kuryer posilkangizni olib boradi: {when}. Kod {code}, faqat olganda ayting.{pay, select, none {} other { Toʻlov {pay} soʻm.}} {link}',
  waitingAtPoint:
    'TezBox: posilkangiz kutmoqda: {point}, {date, gacha}. Kod {code}.{pay, select, none {} other { Toʻlov {pay} soʻm.}} {link}',
  attemptFailed: 'TezBox: posilkangizni topshira olmadik. Boshqa kun yoki joyni tanlang: {link}',
  orderNotDelivered: 'TezBox: {track} xato topshirilgan deb belgilangan, u hali kuryerda. {link}',
  attemptsUsed: 'TezBox: posilkangizni uch marta topshira olmadik, u joʻnatuvchiga qaytadi. {link}',
  storageEnding: 'TezBox: posilkangiz {date, gacha} saqlanadi: {point}. Muddatni uzaytirish: {link}',
  pointMoved: 'TezBox: punktingiz yopiladi. Posilkangiz endi shu yerga keladi: {point}. {link}',
  goingBack: 'TezBox: posilkangizni saqlash muddati tugadi, u joʻnatuvchiga qaytadi. {link}',
  keptForSender: 'TezBox: {track} sizga qaytarib berilmadi. U {date, gacha} saqlanadi: {link}',
  deliveryUndone: 'TezBox: posilkangiz xato topshirilgan deb belgilangan, u hali kuryerda: {when}. {link}',
  codeAgain: 'TezBox: posilkangizni olish kodi {code}. Uni faqat olayotganda ayting. {link}',
  newCode: 'TezBox: posilkangizni olish uchun yangi kod {code}. Eskisi endi ishlamaydi. {link}',
  choiceTold: 'TezBox: posilkangiz boʻyicha tanlovingiz qayd etildi. Siz aytmagan boʻlsangiz: {link}',
  handedOutByDocument:
    'TezBox: posilkangiz hujjat asosida berildi. Siz olmagan boʻlsangiz, xabar bering: {link}',
  handedOut: 'TezBox: posilkangiz olindi. Siz olmagan boʻlsangiz, xabar bering: {link}',
  delivered: 'TezBox: posilkangiz topshirildi. Kuryerni baholang: {link}',
  answerNotReached:
    'TezBox: sizga qoʻngʻiroq qildik, lekin bogʻlana olmadik. Qulay vaqtda qoʻngʻiroq qiling: {phone}',
  answerCallUs: 'TezBox: savolingizga javob tayyor. Qulay vaqtda qoʻngʻiroq qiling: {phone}',
  answerInterview: 'TezBox: sizni suhbatga taklif qilamiz: {date}, soat {time}. Savolingiz boʻlsa: {phone}',
  answerHired: 'TezBox: sizni ishga qabul qildik! Tez orada qoʻngʻiroq qilib, qolganini aytamiz.',
  answerNotThisTime:
    'TezBox: arizangiz uchun rahmat. Bu safar boshqa nomzodni tanladik. Sizga omad tilaymiz!',
} as const
