export function RouteError() {
  return <main>error</main>
}
