import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../../../server/operations/handler'
import { type Request, testApp } from '../rig/app'
import { operation, operationIds, resolved } from '../rig/contract'
import { type FormFile, form, sampleFiles } from '../rig/form'
import { takesEveryCard } from '../rig/gateway'
import { withPartners } from '../rig/partners'
import { claimWords, rightRequests } from '../rig/requests'
import { undone } from '../rig/undone'

/** A card number in a wrong field is never stored (decision 45). */
const app = await testApp({ services: { gateway: takesEveryCard }, env: withPartners })
afterAll(() => app.close())
const { requests } = await rightRequests(app)
const cookie = await app.staff('admin')
const { db } = app.services

const card = '4916338506082832'
const trace = new RegExp(card.replace(/.{4}(?=.)/g, '$&[ -]?'))

type Path = readonly string[]

/** The fields of a body that accept any text. */
function textsIn(node: unknown, path: Path = []): Path[] {
  const shown = resolved(node) ?? {}
  const types = [shown.type].flat()
  const within = Object.entries(shown.properties ?? {}).flatMap(([name, child]) => textsIn(child, [...path, name]))
  const named = shown.additionalProperties ? textsIn(shown.additionalProperties, [...path, 'any']) : []
  const listed = shown.items ? textsIn(shown.items, [...path, '0']) : []
  const either = [shown.oneOf, shown.anyOf, shown.allOf].flat().flatMap((one) => (one ? textsIn(one, path) : []))
  const own = types.includes('string') && !shown.enum && fits(shown) ? [path] : []
  return [...own, ...within, ...named, ...listed, ...either]
}

const fits = ({ pattern, maxLength = card.length }: { pattern?: string; maxLength?: number }) =>
  maxLength >= card.length && (!pattern || new RegExp(pattern).test(card))

function put(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  const copy: any = Array.isArray(value) || key === '0' ? [...((value as unknown[]) ?? [])] : { ...(value as object) }
  copy[key] = put(copy[key], rest, text)
  return copy
}

const jsonOf = (id: OperationId) => operation(id).requestBody?.content['application/json']?.schema

/** The content of every table after a call. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db.q)
  const texts: string[] = []
  for (const { name } of rows)
    texts.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db.q)).rows))
  return texts.join('\n')
}

async function leavesNoTrace(id: OperationId, request: Request): Promise<void> {
  await undone(db, async () => {
    const { statusCode, body } = await app.call(id, { ...request, cookie })
    if (statusCode < 300) expect(trace.exec(await everything())).toBeNull()
    else expect(body).not.toMatch(trace)
  })
}

/** The token of a processor, which is passed on and not stored; no processor is called inside a transaction. */
const isToken = (path: Path) => path.at(-1) === 'payment_token'

const positions = operationIds
  .filter(jsonOf)
  .flatMap((id) => textsIn(jsonOf(id)).filter((path) => !isToken(path))).length

describe.each(operationIds.filter(jsonOf))('a card number in a body of %s', (id) => {
  const texts = textsIn(jsonOf(id)).filter((path) => !isToken(path))
  test.runIf(texts.length > 0).each(texts.map((path) => path.join('.')))('%s', async (name) => {
    await leavesNoTrace(id, { ...requests[id], body: put(requests[id].body, name.split('.'), card) })
  })
})

test('the test covers some fields', () => expect(positions).toBeGreaterThan(100))

const { policy_number } = requests.sendUsEmail.body as { policy_number: string }
const claim = { policy_number, ...claimWords }
const report = { name: 'report.pdf', bytes: sampleFiles.pdf }
const drawing = { name: 'signature.png', bytes: sampleFiles.png, field: 'file' }
const forms: readonly (readonly [what: string, id: OperationId, Record<string, string>, readonly FormFile[]])[] = [
  ['description', 'submitAClaim', { ...claim, description: `It is ${card}` }, [report]],
  ['name', 'submitAClaim', { ...claim, name: card }, [report]],
  ['phone', 'submitAClaim', { ...claim, phone: card }, [report]],
  ['email', 'submitAClaim', { ...claim, email: `${card}@example.com` }, [report]],
  ['file’s name', 'submitAClaim', claim, [{ ...report, name: `${card}.pdf` }]],
  ['file’s name', 'uploadDocuments', {}, [{ ...report, name: `${card}.pdf` }]],
  ['name', 'createSignature', { name: card }, [drawing]],
  ['name', 'updateSignature', { name: card }, []],
]

test.each(forms)('a card number in a form: the %s of %s', async (_, id, fields, files) => {
  const { raw, headers } = form(fields, files)
  const key = requests[id].headers?.['idempotency-key']
  await leavesNoTrace(id, { ...requests[id], raw, headers: { ...headers, ...(key && { 'idempotency-key': key }) } })
})

test('a card number in a path: the reason of a void', async () => {
  const id = 'voidAccountingTransaction'
  await leavesNoTrace(id, { ...requests[id], query: { reason: `It is ${card}` } })
})
