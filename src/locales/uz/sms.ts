/** Texts of SMS. Approved by the gateway word for word: a changed text must be approved anew. One part each. */
export default {
  signInCode: 'TezBox: kirish kodingiz {code}. Uni hech kimga aytmang, xodimlarimiz ham soʻramaydi.',
} as const
