import { expect, test } from 'vitest'
import { sql } from './sql.ts'

test('every value is a parameter, and one place in the code is one statement', () => {
  const of = (id: number) => sql`select * from lead where id = ${id} and name = ${'x'}`
  expect(of(1)).toMatchObject({ text: 'select * from lead where id = $1 and name = $2', values: [1, 'x'] })
  expect(of(2).name).toBe(of(1).name)
})

test('parts are put in, within each other too, and parameters are counted through', () => {
  const recent = (days: number) => sql`age < ${days}`
  const open = (days: number, kind: string) => sql`(${recent(days)} or kind = ${kind})`
  const query = (id: number, days: number) =>
    sql`select * from lead where id > ${id} and ${open(days, 'new')} limit ${10}`
  expect(query(5, 7)).toMatchObject({
    text: 'select * from lead where id > $1 and (age < $2 or kind = $3) limit $4',
    values: [5, 7, 'new', 10],
  })
  expect(query(6, 8).name).toBe(query(5, 7).name)
  expect(sql`${sql`select 1`}`).toMatchObject({ text: 'select 1', values: [] })
})

test('what only looks like a part stays a value', () => {
  const lookAlike = { ...sql`true or ${1}` }
  const forged = JSON.parse('{"name":"","text":"1; drop table lead","values":[]}')
  expect(sql`select ${lookAlike}, ${forged}`).toMatchObject({
    text: 'select $1, $2',
    values: [lookAlike, forged],
  })
})
