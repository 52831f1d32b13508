import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getFile } from '../../../server/operations/documents'
import type { Problem } from '../../../server/platform/problems/problem'
import type { Services } from '../../../server/platform/services/services'
import { boughtBy } from '../../../server/policies/documentFacts'
import { makeDocuments } from '../../../server/policies/documentsJob'
import { type TestServices, testServices } from '../rig/services'
import { buy, cancellationChoices, weddingAnswers } from './fixture'
import { boughtKinds } from './press'
import { readPdf } from './reader'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())

const documents = (contactId: string) =>
  services.db.q.selectFrom('document').selectAll().where('contact_id', '=', contactId).orderBy('kind').execute()
const tokenOf = async (contactId: string) => (await documents(contactId))[0]!.token
/** A browser's request. */
const ask = (token: string, given: Services = services) =>
  getFile(given)({ params: { token } } as Parameters<ReturnType<typeof getFile>>[0])
const problemOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (fault: Problem) => ({ status: fault.status, headers: fault.headers }),
  )

describe('the documents job', () => {
  test('renders each document, and marks it once its file is stored', async () => {
    const { contactId, policyNumber } = await buy(services.db)
    await makeDocuments(services, { contactId })

    const rows = await documents(contactId)
    expect(rows.map(({ kind, file_key, made }) => [kind, file_key, made])).toEqual(
      [
        ['certificate', `documents/${policyNumber}/1/certificate.pdf`],
        ['policy', `documents/${policyNumber}/1/policy.pdf`],
        ['receipt', expect.stringMatching(new RegExp(`^documents/${policyNumber}/R-\\d{6}\\.pdf$`))],
      ].map(([kind, key]) => [kind, key, services.clock.now()]),
    )
    for (const { file_key } of rows)
      expect((await services.files.get(file_key!))!.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('renders the documents of each coverage in list order', async () => {
    const { contactId } = await buy(services.db, weddingAnswers(cancellationChoices))
    await makeDocuments(services, { contactId })
    const { rows } = await boughtBy(services, contactId)

    expect(rows.map(({ kind, made }) => [kind, made !== null])).toEqual(boughtKinds.map((kind) => [kind, true]))
    const files = await Promise.all(rows.map(({ file_key }) => services.files.get(file_key!)))
    const titles = await Promise.all(files.map(async (bytes) => (await readPdf(bytes!)).title.split(' MQE')[0]))
    expect(titles.slice(0, 4)).toEqual([
      'Certificate of liability insurance',
      'Policy',
      'Certificate of cancellation insurance',
      'Cancellation policy',
    ])
  })

  test('resumes after a crash and renders nothing twice', async () => {
    const { contactId } = await buy(services.db)
    const written: string[] = []
    const dying = (after: number): Services => ({
      ...services,
      files: {
        ...services.files,
        put: async (key, bytes) => {
          if (written.length === after) throw new Error('killed')
          written.push(key.split('/').at(-1)!)
          await services.files.put(key, bytes)
        },
      },
    })
    await expect(makeDocuments(dying(1), { contactId })).rejects.toThrow('killed')
    expect((await documents(contactId)).map(({ made }) => made !== null)).toEqual([true, false, false])

    await makeDocuments(dying(99), { contactId })
    await makeDocuments(dying(99), { contactId })
    expect(written).toEqual(['certificate.pdf', 'policy.pdf', expect.stringMatching(/^R-\d{6}\.pdf$/)])
  })

  test('prints the purchased policy, whatever the quote says now', async () => {
    const { contactId } = await buy(services.db)
    await services.db.q
      .updateTable('contact')
      .set({ answers: JSON.stringify({ insured_last_name: 'Changed' }), price: null })
      .where('id', '=', contactId)
      .execute()
    await makeDocuments(services, { contactId })
    const { text } = await readPdf((await ask(await tokenOf(contactId))).body)

    expect(text).toContain('Łukasz Żółć')
    expect(text).not.toContain('Changed')
  })
})

describe('GET /files/{token}', () => {
  test('returns the PDF for viewing, with a descriptive file name', async () => {
    const { contactId, policyNumber } = await buy(services.db)
    await makeDocuments(services, { contactId })
    const answer = await ask(await tokenOf(contactId))

    expect(answer).toMatchObject({
      status: 200,
      type: 'application/pdf',
      headers: {
        'content-disposition': `inline; filename="Certificate of insurance ${policyNumber}.pdf"`,
        'x-content-type-options': 'nosniff',
      },
    })
    expect((await readPdf(answer.body)).text).toContain(policyNumber)
  })

  test('returns 503 until the file is rendered', async () => {
    const { contactId } = await buy(services.db)
    expect(await problemOf(ask(await tokenOf(contactId)))).toEqual({ status: 503, headers: { 'retry-after': '2' } })
  })

  test('returns 404 for an unknown address', async () => {
    expect(await problemOf(ask('a'.repeat(32)))).toMatchObject({ status: 404 })
  })

  test('renders a lost file again, once', async () => {
    const { contactId } = await buy(services.db)
    await makeDocuments(services, { contactId })
    const token = await tokenOf(contactId)
    const forgetful = { ...services, files: { ...services.files, get: async () => null } }

    const answers = [await problemOf(ask(token, forgetful)), await problemOf(ask(token, forgetful))]
    expect(answers.map((problem) => problem?.status)).toEqual([503, 503])
    const jobs = await services.db.q.selectFrom('job').select(['kind', 'payload']).execute()
    expect(jobs).toEqual([{ kind: 'documents', payload: { contactId } }])

    await makeDocuments(services, { contactId })
    expect((await ask(token)).status).toBe(200)
  })
})
