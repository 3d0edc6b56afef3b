/**
 * SMS in Cyrillic, where what is made from the Latin text would not fit or could cost less: 70 signs are one part, 134 are
 * two. Codes take one, everything else two at most. Approved by the gateway word for word, like the Latin ones.
 */
export const shortSms = {
  'sms.signInCode': 'TezBox: кириш коди {code}. Ҳеч кимга айтманг.',
  'sms.payoutCode': 'TezBox: янги ҳисоб коди {code}. Ҳеч кимга айтманг.',
  'sms.basketReminder': 'TezBox: сават муддати {date}. Жўнатиш: {link}',
  'sms.topUpRejected': 'TezBox: балансни тўлдириш рад этилди: {link}',
  'sms.claimRejected': 'TezBox: даъвонгиз рад этилди: {link}',
  'sms.reweighAtCounter':
    'TezBox: {track} қайта ўлчанди: {before} ўрнига {after} сўм. Розилик коди {code} ёки {link}',
  'sms.payoutChosen': 'TezBox: тўлов ҳисоби ўзгарди. Сиз эмасми? {link}',
  'sms.approvalReleased': 'TezBox: {number}-сўров бир киши билан ўтди: {link}',
  'sms.debtReminder': 'TezBox: қарзингиз {amount} сўм: {link}',
  'sms.lowBalance': 'TezBox: балансда {amount} сўм қолди: {link}',
  'sms.orderAccepted': 'TezBox: {track} қабул қилинди: {link}',
  'sms.deliveryFailed': 'TezBox: {track} топширилмади: {link}',
  'sms.orderRefused': 'TezBox: {track}: олувчи рад этди. {link}',
  'sms.orderDelivered': 'TezBox: {track} топширилди. {link}',
  'sms.orderReturning': 'TezBox: {track} сизга қайтмоқда: {link}',
  'sms.outForDelivery':
    'TezBox: курьер йўлда: {when}. Код {code}, фақат олганда айтинг.{pay, select, none {} other { Тўлов {pay} сўм.}} {link}',
  'sms.waitingAtPoint':
    'TezBox: посилка келди: {point}, муддати {date}. Код {code}.{pay, select, none {} other { {pay} сўм.}} {link}',
  'sms.storageEnding': 'TezBox: посилканинг сақлаш муддати {date}: {point}. Узайтириш: {link}',
  'sms.delivered': 'TezBox: посилкангиз топширилди. Баҳоланг: {link}',
} as const
