import type { Deed, Outcome } from './deeds.ts'

export const languages = ['uz', 'ru', 'en'] as const
export type Language = (typeof languages)[number]

type Words = {
  test: string
  noMoney: string
  bill: string
  sum: string
  unit: string
  back: string
  said: string
  again: string
  deeds: Record<Deed, string>
  outcomes: Record<Outcome, string>
}

export const words: Record<Language, Words> = {
  uz: {
    test: 'SINOV BANKI',
    noMoney: 'Bu haqiqiy bank emas. Pul yechilmaydi.',
    bill: 'Toʻlov raqami',
    sum: 'Summa',
    unit: 'soʻm',
    back: 'Saytga qaytish',
    said: 'Nima aytildi',
    again: 'Yana bir amal',
    deeds: {
      pay: 'Toʻlash',
      cancel: 'Bekor qilish',
      twice: 'Ikki marta toʻlash',
      late: 'Kechikib toʻlash',
      amount: 'Boshqa summa yuborish',
      forged: 'Soxta imzo yuborish',
      drop: 'Toʻlash va aloqani uzish',
      back: 'Pulni qaytarish',
    },
    outcomes: {
      paid: 'Toʻlandi',
      cancelled: 'Bekor qilindi',
      refused: 'Doʻkon rad etdi',
      waiting: 'Boshlandi, hali toʻlanmadi',
      given_back: 'Pul qaytarildi',
    },
  },
  ru: {
    test: 'ТЕСТОВЫЙ БАНК',
    noMoney: 'Это не настоящий банк. Деньги не списываются.',
    bill: 'Номер счёта',
    sum: 'Сумма',
    unit: 'сум',
    back: 'Вернуться на сайт',
    said: 'Что было сказано',
    again: 'Ещё одно действие',
    deeds: {
      pay: 'Оплатить',
      cancel: 'Отменить',
      twice: 'Оплатить дважды',
      late: 'Оплатить с опозданием',
      amount: 'Отправить другую сумму',
      forged: 'Отправить поддельную подпись',
      drop: 'Оплатить и оборвать связь',
      back: 'Вернуть деньги',
    },
    outcomes: {
      paid: 'Оплачено',
      cancelled: 'Отменено',
      refused: 'Магазин отказал',
      waiting: 'Начато, ещё не оплачено',
      given_back: 'Деньги возвращены',
    },
  },
  en: {
    test: 'TEST BANK',
    noMoney: 'This is not a real bank. No money is taken.',
    bill: 'Bill',
    sum: 'Amount',
    unit: 'soʻm',
    back: 'Back to the site',
    said: 'What was said',
    again: 'Do something else',
    deeds: {
      pay: 'Pay',
      cancel: 'Cancel',
      twice: 'Pay twice',
      late: 'Pay too late',
      amount: 'Send another amount',
      forged: 'Send a forged signature',
      drop: 'Pay and drop the connection',
      back: 'Give the money back',
    },
    outcomes: {
      paid: 'Paid',
      cancelled: 'Cancelled',
      refused: 'The shop refused',
      waiting: 'Begun, not paid yet',
      given_back: 'The money was given back',
    },
  },
}
