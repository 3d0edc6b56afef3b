export default {
  lead: {
    title: 'Qoʻngʻiroq qilamiz va birga ochamiz',
    text: 'Ism va telefoningizni qoldiring. Operator {opens}–{closes} orasida qoʻngʻiroq qiladi, hisob ochishga yordam beradi va birinchi posilkangizdan qancha ayrilishini aytadi.',
    note: 'Kutmasdan <signUp>oʻzingiz roʻyxatdan oʻtsangiz</signUp>, bepul posilka shu zahoti sizniki.',
  },
  apply: {
    title: 'Siz haqingizda',
    text: 'Shoshilsangiz: {phone}.',
    fields: {
      name: 'Ismingiz',
      lastName: 'Familiyangiz',
      phone: 'Telefon',
      email: 'Elektron pochta',
      company: 'Kompaniya yoki doʻkon nomi',
      website: 'Sayt yoki sahifangiz',
    },
    hints: {
      email: 'Javobni yozma olmoqchi boʻlsangiz.',
      company: 'Doʻkon nomidan joʻnatsangiz.',
      website: 'Instagram yoki Telegram sahifasi ham boʻladi.',
    },
    button: 'Qoʻngʻiroqni kutaman',
    done: {
      title: 'Yozib oldik',
      text: 'Operator {opens}–{closes} orasida qoʻngʻiroq qiladi. Kutgingiz kelmasa, oʻzingiz tering: {phone}.',
    },
  },
  afterwards: {
    title: 'Keyin nima boʻladi',
    call: {
      title: 'Qoʻngʻiroq',
      text: 'Nimani, qayerdan qayerga joʻnatishingizni soʻraymiz va narxini aytamiz.',
    },
    open: {
      title: 'Hisob',
      text: 'Telefoningizga kod keladi, uni faqat saytga oʻzingiz kiritasiz. Operator kodni soʻramaydi.',
    },
    send: {
      title: 'Birinchi posilka',
      text: 'Viloyat ichidagi kichik quti punktdan punktga bepul boradi, qimmatrogʻidan {priceFrom} ayriladi.',
    },
  },
  near: { title: 'Yana oʻqing' },
} as const
