/** The bare route's statements as scripts of pgbench, which has no functions of its own: what a program would work out
 * is an expression here. */
import * as s from './orders-statements.ts'

const party = (name: string, phone: string, region: number, city: number, street: string) =>
  JSON.stringify({ fullName: name, phone, regionId: region, districtId: city, street })

/** Values that are the same for every order. */
export const constants = {
  sender: party('Dilnoza Karimova', '901112233', 14, 205, 'Bunyodkor 12, 4-uy'),
  receiver: party('Bobur Toshmatov', '934455667', 8, 122, 'Registon 7, 15-uy'),
  parcel: JSON.stringify({ weightGrams: 800, billableGrams: 800, sizeClass: 'small' }),
  lines: JSON.stringify(s.lines),
  n: '0',
}

const expressions: Readonly<Record<string, string>> = {
  token_hash: `sha256(('bench' || lpad(:who::text, 38, '0'))::bytea)`,
  code: `'TB' || :digits::text`,
  search: `array['dilnoza', 'karimova', 'bobur', 'toshmatov', '901112233', '1112233', '2233', '934455667', '4455667',
    '5667', 'tb' || :digits::text, :id::text]`,
  key: `sha256((:event)::text::bytea)`,
  input: `sha256((:event)::text::bytea)`,
  scope: `'bench ' || :who::text`,
}

const written = (text: string, verb: string) =>
  text
    .replace(
      /(?<!:):(token_hash|code|search|key|input|scope)\b/g,
      (_, name: string) => expressions[name] ?? '',
    )
    .replace(/(?<!:):verb\b/g, `'${verb}'`)
    .trim()

const sets = (people: number) => `
\\set n :n + 1
\\set event random(1, 1000000000000000)
\\set digits random(10000000000000, 99999999999999)
${people > 0 ? `\\set who random(0, ${people - 1})\n\\set id random(10000000, 99999999)` : ''}`

export function placingScript(people: number): string {
  const w = (text: string) => written(text, 'place')
  return `${sets(people)}
${w(s.session)} \\gset
begin;
${w(s.insertOrder)};
${w(s.insertEvent)} \\gset
${w(s.insertOutbox)};
${w(s.keepAnswer)};
commit;
`
}

/** Each client takes every so-many-th draft, from the one given on. */
export function payingScript(people: number, start: number, firstDraft: number, clients: number): string {
  const w = (text: string) => written(text, 'pay')
  return `${sets(0)}
\\set draft ${start} + (:n - 1) * ${clients} + :client_id
\\set id ${firstDraft} + :draft
\\set who :draft % ${people}
${w(s.session)} \\gset
begin;
${w(s.keepAnswer)};
${w(s.lockDraft)} \\gset
${w(s.insertMovement)} \\gset
${w(s.spend)} \\gset
${w(s.earn)} \\gset
${w(s.insertPostings)};
${w(s.markPaid)};
${w(s.insertEvent)} \\gset
${w(s.insertOutbox)};
commit;
`
}
