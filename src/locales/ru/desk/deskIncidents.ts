import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/deskIncidents.ts'

export default {
  state: 'Статус',
  open: 'Открытые',
  decided: 'Решённые',
  kind: 'Вид',
  allKinds: 'Все виды',
  order: 'Заказ',
  person: 'Кто сообщил',
  cash: 'Наличные ждут решения',
  opened: 'Когда пришло',
  happened: 'Когда было',
  statusThen: 'Статус тогда',
  reported: 'Отчёт',
  expected: 'Ожидалось',
  counted: 'Посчитано',
  parcels: 'О чём',
  said: 'Что сказано',
  toldInField: 'Что сказано сотруднику',
  byItself: 'само собой',
  nothingOpen: 'Открытых случаев нет',
  nothingOpenText: 'Отчёт, который не подходит к статусу, появится здесь.',
  nothing: 'Таких случаев нет',
  nothingText: 'Выберите другой вид.',
  more: 'Показаны первые 50.',
  caption: 'Список случаев',
  no: 'Назад',
  note: 'Примечание',
  optional: 'необязательно',
  done: 'Решено.',
  decisions: {
    settled: 'Просмотрено, улажено',
    delivered: 'Считать вручённой',
    moneyBack: 'Вернуть деньги получателю',
  },
  texts: {
    settled: 'Случай закроется. Статус заказа не изменится.',
    delivered:
      'Посылка считается вручённой в то время, которое назвал курьер; деньги за неё выплатим отправителю.',
    moneyBack: 'Курьер вернёт деньги получателю, посылка останется невручённой. Позвоните курьеру.',
  },
} as const satisfies DeepStrings<typeof uz>
