/** Texts of SMS. Approved by the gateway word for word: a changed text must be approved anew. One part each. */
export default {
  signInCode: 'TezBox: kirish kodingiz {code}. Uni hech kimga aytmang, xodimlarimiz ham soʻramaydi.',
  basketReminder: 'TezBox: savatingizdagi joʻnatmalar {date} gacha saqlanadi. Yuborish: {link}',
  topUpApproved: 'TezBox: balansingiz {amount} soʻmga toʻldirildi.',
  topUpRejected: 'TezBox: balansni toʻldirish soʻrovingiz rad etildi. Sababi: {link}',
  lowBalance: 'TezBox: balansingizda {amount} soʻm qoldi. Toʻldirish: {link}',
} as const
