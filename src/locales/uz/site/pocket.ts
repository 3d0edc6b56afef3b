/** The site as an app on the phone: its name card, the page without a line, notices after an order, what was shared. */
export default {
  manifest: {
    description: 'Posilka joʻnatish va kuzatish, Oʻzbekiston boʻylab',
    track: 'Kuzatish',
    send: 'Joʻnatish',
  },
  offline: {
    title: 'Aloqa uzildi',
    text: 'Sahifa hozir ochilmaydi. Joʻnatish uchun yozganlaringiz shu qurilmada turibdi: aloqa tiklansa, davom etasiz.',
    retry: 'Qayta urinish',
    parcels: 'Soʻnggi posilkalar',
    asThen: 'Holatlar oxirgi marta koʻrilgan paytdagidek turibdi.',
    seen: 'Koʻrilgan vaqti: {time}',
    none: 'Bu qurilmada hali posilka koʻrilmagan.',
    call: 'Shoshilinch boʻlsa, qoʻngʻiroq qiling',
  },
  push: {
    title: 'Posilkangiz haqida telefon oʻzi aytsinmi?',
    text: 'Holat oʻzgarsa, shu qurilmada bildirishnoma chiqadi. Istagan payt profilda oʻchirasiz.',
    yes: 'Ha, xabar bering',
    later: 'Keyinroq',
    done: 'Yoqildi. Posilka holati oʻzgarsa, xabar beramiz.',
  },
  shared: {
    title: 'Sizga yuborilgan manzil',
    question: 'Oluvchining manzili shumi? Bosing, qolganini oʻzimiz toʻldiramiz.',
    nothing: 'Xaritada bunday manzil topilmadi. Uni pastda oʻzingiz yozing.',
  },
} as const
