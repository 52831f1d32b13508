import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFile } from '../../../server/documents/file'
import { addPolicyDocuments, documentsOf } from '../../../server/policies/documents'
import { makeDocuments } from '../../../server/policies/documentsJob'
import { type TestServices, testServices } from '../rig/services'
import { type Bought, buy, weddingAnswers } from './fixture'
import { readPdf } from './reader'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())

const tokens = async ({ contactId }: Bought) =>
  (await documentsOf(services.db, contactId)).map(({ url }) => url.split('/').at(-1)!)
const textBehind = async (token: string) => {
  const match = await findFile(services, token)
  if (match?.state !== 'made') return match?.state ?? null
  return (await readPdf(match.bytes)).text
}

/** The rows that a change of the venue leaves. */
async function change({ contactId, policyNumber }: Bought, location: string, version: number) {
  const answers = weddingAnswers({ event_location_name: location })
  await services.db.q
    .updateTable('policy')
    .set({ version, answers: JSON.stringify(answers) })
    .where('policy_number', '=', policyNumber)
    .execute()
  const at = new Date(`2026-12-0${version}T17:00:00Z`)
  await addPolicyDocuments(services.db, { contactId, policyNumber, version, coverageType: answers.coverage_type, at })
}

describe('a changed policy', () => {
  test('has documents of its new version, dated by the change, and keeps the receipt', async () => {
    const bought = await buy(services.db)
    const before = await tokens(bought)
    await change(bought, 'Sample Hall', 2)
    const after = await documentsOf(services.db, bought.contactId)
    expect(after.map(({ kind, ready }) => [kind, ready])).toEqual([
      ['certificate', false],
      ['policy', false],
      ['receipt', false],
    ])
    expect((await tokens(bought)).map((token) => before.includes(token))).toEqual([false, false, true])

    await makeDocuments(services, { ...bought })
    const text = await textBehind((await tokens(bought))[0]!)
    expect(text).toContain('Sample Hall')
    expect(text).toContain('issued 12/02/2026')
  })

  test('keeps the files of an earlier version under their addresses', async () => {
    const bought = await buy(services.db)
    await makeDocuments(services, { ...bought })
    const [first] = await tokens(bought)
    await change(bought, 'Sample Hall', 2)
    await makeDocuments(services, { ...bought })
    expect(await textBehind(first!)).toContain('Sample Meadow Barn')
    expect(await textBehind((await tokens(bought))[0]!)).toContain('Sample Hall')
  })

  test('serves the current file at an address that was never rendered, over two changes', async () => {
    const bought = await buy(services.db)
    const [first] = await tokens(bought)
    await change(bought, 'Sample Hall', 2)
    await change(bought, 'Sample Garden', 3)
    expect(await textBehind(first!)).toBe('coming')
    await makeDocuments(services, { ...bought })
    expect(await textBehind(first!)).toContain('Sample Garden')
  })

  test('serves the current file for one that the store lost', async () => {
    const bought = await buy(services.db)
    await makeDocuments(services, { ...bought })
    const [first] = await tokens(bought)
    await change(bought, 'Sample Hall', 2)
    await makeDocuments(services, { ...bought })
    const lost = `documents/${bought.policyNumber}/1/certificate.pdf`
    const { files } = services
    const forgetful = {
      ...services,
      files: { ...files, get: async (key: string) => (key === lost ? null : files.get(key)) },
    }
    const match = await findFile(forgetful, first!)
    expect(match?.state === 'made' && (await readPdf(match.bytes)).text).toContain('Sample Hall')
  })

  test('a job of an earlier version renders nothing of the new one', async () => {
    const bought = await buy(services.db)
    await change(bought, 'Sample Hall', 2)
    await services.db.q
      .updateTable('policy')
      .set({ version: 1 })
      .where('policy_number', '=', bought.policyNumber)
      .execute()
    await makeDocuments(services, { ...bought })
    expect((await documentsOf(services.db, bought.contactId)).map(({ ready }) => ready)).toEqual([false, false, true])
  })
})
