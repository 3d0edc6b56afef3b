/** Another try may help. */
export class NoGatewayAnswered extends Error {
  override name = 'NoGatewayAnswered'
}
