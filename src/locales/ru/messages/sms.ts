import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/sms.ts'

export default {
  signInCode: 'TezBox: код {code}. Никому его не говорите.',
  basketReminder: 'TezBox: корзина хранится до {date}. Оформите: {link}',
  topUpApproved: 'TezBox: баланс пополнен на {amount} сум.',
  topUpRejected: 'TezBox: пополнение отклонено. Почему: {link}',
  claimAccepted: 'TezBox: возместим {amount} сум. {link}',
  claimRejected: 'TezBox: претензия отклонена. {link}',
  claimOpened: 'TezBox: по посылке {track} открыта претензия. {link}',
  claimFound: 'TezBox: посылка {track} нашлась. О компенсации: {link}',
  reweighAsked: 'TezBox: {track} перемерили, {after} вместо {before} сум. Согласны? Ответ за 2 часа: {link}',
  reweighAtCounter: 'TezBox: {track}, {after} вместо {before} сум. Согласны? Назовите код {code} или {link}',
  reweighLower: 'TezBox: {track} перемерили, цена меньше на {amount} сум. {link}',
  payoutChosen: 'TezBox: счёт для выплат изменён. Не вы? {link}',
  approvalReleased: 'TezBox: просьба {number} исполнена одним. {link}',
  payoutCode: 'TezBox: {code} - смена счёта. Никому не говорите.',
  payoutWaiting:
    'TezBox: с {date}, {time} деньги за товары пойдут на новый счёт. Не вы? Войдите и отмените: {link}',
  lowBalance: 'TezBox: на балансе {amount} сум. {link}',
  orderAccepted: 'TezBox: заказ {track} принят. {link}',
  orderCollected: 'TezBox: посылка {track} у нас. Доставим {date}. {link}',
  collectionFailed: 'TezBox: курьер не смог забрать {track}. Подробнее: {link}',
  deliveryFailed: 'TezBox: {track} пока не вручена. Почему: {link}',
  orderRefused: 'TezBox: от {track} отказались. {link}',
  orderDelivered: 'TezBox: посылка {track} вручена. {link}',
  orderReturning: 'TezBox: {track} не вручена и едет обратно к вам. {link}',
  orderCancelled: 'TezBox: заказ {track} отменён, оплата вернётся. {link}',
  orderLost: 'TezBox: {track} утеряна, просим прощения. Возмещение: {link}',
  onTheWay: 'TezBox: {track} едет к вам, ждите {date}. {link}',
  outForDelivery:
    'TezBox: курьер везёт посылку: {when}. Код {code} при получении.{pay, select, none {} other { К оплате {pay}.}} {link}',
  waitingAtPoint:
    'TezBox: посылка в {point} до {date}. Код {code}.{pay, select, none {} other { К оплате {pay}.}} {link}',
  attemptFailed: 'TezBox: не смогли вручить посылку. Выберите другой день или место: {link}',
  orderNotDelivered: 'TezBox: отметка о вручении {track} ошибочна, посылка у курьера. {link}',
  attemptsUsed: 'TezBox: трижды не смогли вручить посылку, она едет к отправителю. {link}',
  storageEnding: 'TezBox: посылка в {point} только до {date}. Продлить: {link}',
  goingBack: 'TezBox: срок хранения посылки истёк, она едет к отправителю. {link}',
  deliveryUndone: 'TezBox: отметка о вручении ошибочна, посылка у курьера: {when}. {link}',
  handedOut: 'TezBox: посылка выдана. Если не вам, сообщите: {link}',
  delivered: 'TezBox: посылка вручена. Оцените курьера: {link}',
} as const satisfies DeepStrings<typeof uz>
