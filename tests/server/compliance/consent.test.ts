import { inflateRawSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { electronicRecords } from '../../../domain/quote/electronicRecords'
import { termsEdition } from '../../../domain/quote/terms'
import { startTestServer } from '../policies/fixture'
import { begin, payload, sign } from '../rig/quotes'

const server = await startTestServer()
afterAll(() => server.close())
const { call, services } = server
/** The file `data.json` of an archive. */
function dataIn(archive: Buffer) {
  const header = archive.indexOf('data.json') - 30
  const begin = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
  return JSON.parse(inflateRawSync(archive.subarray(begin)).toString())
}

const consents = (id: string) =>
  services.db.q.selectFrom('electronic_consent').selectAll().where('contact_id', '=', id).orderBy('id').execute()

test('a signature stores the consent to electronic records with its text, its edition and its time', async () => {
  const { id } = await begin(server, payload('location'))
  await call('signTerms', { params: { id }, body: sign })
  const contact = await services.db.q
    .selectFrom('contact')
    .select('terms')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await consents(id)).toMatchObject([
    {
      version: termsEdition,
      text: electronicRecords().join('\n'),
      answer: 'I agree to the declarations, the terms and electronic records',
      name: 'Jordan Sample',
      answers_hash: contact.terms!.answersHash,
      agreed: services.now(),
    },
  ])
})

test('the history has the consent, and so has the export of personal data', async () => {
  const policy = await server.buy()
  const history = await call('getHistory', { params: { id: policy.id }, cookie: await server.staff('rep') })
  expect(history.data.rows.map(({ words }: { words: string }) => words)).toContain('Agreed to electronic records')
  const { answers } = await services.db.q
    .selectFrom('contact')
    .select('answers')
    .where('id', '=', policy.id)
    .executeTakeFirstOrThrow()
  const exported = await call('exportPersonalData', {
    body: { email: answers['insured_email'] },
    cookie: await server.staff('admin'),
  })
  const rows = dataIn(exported.rawPayload).data.electronic_consent.rows
  expect(rows).toContainEqual(
    expect.objectContaining({ version: termsEdition, text: electronicRecords().join('\n'), name: 'Jordan Sample' }),
  )
})

test('another signature after a change is another consent, and the first one stays', async () => {
  const { id } = await begin(server, payload('location'))
  await call('signTerms', { params: { id }, body: sign })
  await call('patchContact', { params: { id }, body: payload('location', { event_name: 'Another name' }) })
  await call('signTerms', { params: { id }, body: sign })
  const [first, second] = await consents(id)
  expect(first!.answers_hash).not.toBe(second!.answers_hash)
})
