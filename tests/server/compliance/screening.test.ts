import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { queueRescreening, rescreen } from '../../../server/compliance/rescreening'
import { loadSanctions } from '../../../server/compliance/sanctions/fileList'
import { startTestServer } from '../policies/fixture'
import type { Role } from '../rig/app'
import { begin, newKey, payload, sign } from '../rig/quotes'

const folder = await mkdtemp(join(tmpdir(), 'sanctions-'))
await cp(fileURLToPath(new URL('./list', import.meta.url)), folder, { recursive: true })
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const sanctions = await loadSanctions(folder, silent)
const server = await startTestServer({ sanctions })
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
const { call, services } = server
const { q } = services.db

const other = { insured_first_name: 'Robin', insured_last_name: 'Rivers', insured_company_name: null } as const
const listed = { insured_first_name: 'Jordan', insured_last_name: 'Sample', insured_company_name: null } as const

async function signedQuote(choices: Partial<Answers>) {
  const { id } = await begin(server, payload('location', choices))
  await call('signTerms', { params: { id }, body: { ...sign, name: 'Robin Rivers', signature: 'Robin Rivers' } })
  const { data } = await call('openContact', { params: { id } })
  return { id, due: data.contact.customFields.amount_due as number }
}
const buy = async ({ id, due }: { id: string; due: number }, more: object = {}) =>
  call('purchase', {
    headers: newKey(),
    body: { id, amount_due: due, payment_token: await server.tokenFor('4242424242424242'), ...more },
  })
/** Why a price says that the quote cannot be bought. */
const priced = async ({ id }: { id: string }) => {
  const body = payload('location', listed)
  return (await call('recalculate', { body: { ...body, step2: { ...body.step2, id } as never } })).data.suspension?.kind
}
const items = async (id: string) =>
  q.selectFrom('work_item').selectAll().where('contact_id', '=', id).where('kind', '=', 'screening').execute()
const decide = async (
  item: string,
  decision: 'clear' | 'confirm',
  as: Role = 'underwriter',
  reason = 'Another person.',
) => call('decideScreening', { params: { item }, body: { decision, reason }, cookie: await server.staff(as) })

test('a name that is like no entry is bought without a word', async () => {
  const quote = await signedQuote(other)
  expect((await buy(quote)).statusCode).toBe(200)
  expect(await items(quote.id)).toEqual([])
})

test('a name that is like an entry stops the purchase before the charge, in neutral words, and becomes one work item', async () => {
  const quote = await signedQuote(listed)
  const refused = await buy(quote)
  expect([refused.statusCode, refused.data.suspension]).toEqual([
    409,
    { kind: 'review', coverages: [], reason: null, until: null },
  ])
  expect(refused.body).not.toMatch(/sanction|match|OFAC|SDN|SAMPLE, Jordan/)
  expect((await buy(quote)).statusCode).toBe(409)
  expect(await q.selectFrom('payment').select('id').where('contact_id', '=', quote.id).execute()).toEqual([])
  expect(await items(quote.id)).toMatchObject([{ subject: 'Names to review before the policy', state: 'open' }])
  expect((await call('openContact', { params: { id: quote.id } })).data.contact.suspension.kind).toBe('review')
  expect(await priced(quote)).toBe('review')
  for (const body of [{}, { step0: { event_name: 'Another name' } }]) {
    const saved = await call('patchContact', { params: { id: quote.id }, body })
    expect(saved.data.contact.suspension.kind).toBe('review')
  }
})

test('the payer and the additional insureds are screened as well', async () => {
  const payer = await signedQuote(other)
  expect((await buy(payer, { cardholder_name: 'JORDAN A SAMPLE' })).data.suspension?.kind).toBe('review')
  const ai = { ai_data: [{ ai_name: 'Placeholder Shipping Company' }] } as unknown as Partial<Answers>
  const insured = await signedQuote(other)
  const { answers } = await q
    .selectFrom('contact')
    .select('answers')
    .where('id', '=', insured.id)
    .executeTakeFirstOrThrow()
  await q
    .updateTable('contact')
    .set({ answers: JSON.stringify({ ...answers, ...ai }) })
    .where('id', '=', insured.id)
    .execute()
  await buy(insured)
  const roles = await q
    .selectFrom('screening_match')
    .select('role')
    .where('contact_id', 'in', [payer.id, insured.id])
    .orderBy('id')
    .execute()
  expect(roles.map(({ role }) => role)).toEqual(['payer', 'additionalInsured'])
})

test('underwriters see the name beside the entry, and a cleared pair is not asked about again', async () => {
  const quote = await signedQuote(listed)
  await buy(quote)
  const [item] = await items(quote.id)
  const opened = await call('getWorkItem', { params: { item: item!.id }, cookie: await server.staff('underwriter') })
  expect(opened.data.screening.matches).toMatchObject([
    { name: 'Jordan Sample', role: 'insured', score: 1, state: 'open', entry: { id: '90001', kind: 'individual' } },
  ])
  expect((await decide(item!.id, 'clear', 'underwriter', ' ')).data.errors).toEqual({
    reason: 'Enter the reason for the decision',
  })
  const cleared = await decide(item!.id, 'clear')
  expect(cleared.data.row).toMatchObject({ state: 'closed', owner: 'underwriter@example.com' })
  expect((await decide(item!.id, 'confirm')).statusCode).toBe(409)
  expect(await priced(quote)).toBeUndefined()
  expect((await buy(quote)).statusCode).toBe(200)
  expect(await items(quote.id)).toHaveLength(1)
  const trace = await q.selectFrom('audit').select('action').where('entity_id', '=', item!.id).orderBy('id').execute()
  expect(trace.map(({ action }) => action)).toEqual(['screening.matched', 'screening.cleared'])
})

test('a confirmed name is declined for good, whatever the answers are', async () => {
  const quote = await signedQuote(listed)
  await buy(quote)
  await decide((await items(quote.id))[0]!.id, 'confirm', 'admin', 'The same person.')
  const refused = await buy(quote)
  expect([refused.statusCode, refused.data.suspension.kind]).toEqual([409, 'declined'])
  expect(await priced(quote)).toBe('declined')
  expect(refused.body).not.toMatch(/sanction|match|OFAC|SDN/)
})

test('a representative neither lists nor opens names to review', async () => {
  const quote = await signedQuote(listed)
  await buy(quote)
  const [item] = await items(quote.id)
  const [rep, underwriter] = [await server.staff('rep'), await server.staff('underwriter')]
  const kind = { kind: 'screening' }
  expect((await call('listWorkItems', { query: kind, cookie: rep })).data.total).toBe(0)
  expect((await call('listWorkItems', { query: kind, cookie: underwriter })).data.total).toBeGreaterThan(0)
  expect((await call('getWorkItem', { params: { item: item!.id }, cookie: rep })).statusCode).toBe(404)
})

test('an order by check is screened', async () => {
  const check = { payment_token: null, payment_type: 'check', check_emails: 'ana@example.com' }
  expect((await buy(await signedQuote(listed), check)).data.suspension.kind).toBe('review')
})

test('a new list screens the policies in force once, and the policy stays', async () => {
  const policy = await server.buy({ ...other, insured_first_name: 'Morgan', insured_last_name: 'Waters' })
  await writeFile(join(folder, 'sdn.csv'), '90009,"WATERS, Morgan",individual,SAMPLE,,,,,,,,\n')
  const before = sanctions.list!.version
  await sanctions.refresh()
  expect(sanctions.list!.version).not.toBe(before)
  await queueRescreening(services)
  await queueRescreening(services)
  const jobs = await q.selectFrom('job').select('payload').where('kind', '=', 'rescreening').execute()
  expect(jobs).toHaveLength(1)
  await rescreen(services)
  await rescreen(services)
  expect(await items(policy.id)).toMatchObject([{ subject: 'Names to review of a policy', state: 'open' }])
  const stored = await q.selectFrom('policy').select('cancelled').where('contact_id', '=', policy.id).executeTakeFirst()
  expect(stored).toEqual({ cancelled: null })
})

test('a list that cannot be read leaves the one before in use', async () => {
  const before = sanctions.list!.version
  await writeFile(join(folder, 'sdn.csv'), 'no number here\n')
  await sanctions.refresh()
  expect(sanctions.list!.version).toBe(before)
})

test('a server does not start with a list that is not there', async () => {
  await expect(loadSanctions(join(folder, 'missing'), silent)).rejects.toThrow('ENOENT')
})
