import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { boughtBy } from '../../../server/policies/documentFacts'
import { addPolicyDocuments, remakeCertificate } from '../../../server/policies/documents'
import { addAccount } from '../../../server/staff/accounts'
import { addSignature, changeSignature, removeSignature } from '../../../server/staff/signatures/save'
import { buy, weddingAnswers } from '../documents/fixture'
import { type TestServices, testServices } from '../rig/services'
import { picture } from './pictures'

let services: TestServices
const at = new Date('2026-11-20T20:00:00Z')
beforeAll(async () => {
  services = await testServices()
  for (const role of ['rep', 'admin'] as const)
    await addAccount(services.db, {
      name: `Sample ${role}`,
      email: `${role}@example.com`,
      role,
      password: 'a password of many letters',
    })
})
afterAll(() => services.db.close())
beforeEach(async () => {
  await services.db.q.deleteFrom('signature').execute()
})

async function callerOf(role: 'rep' | 'admin') {
  const { id, name, email } = await services.db.q
    .selectFrom('staff_user')
    .selectAll()
    .where('role', '=', role)
    .executeTakeFirstOrThrow()
  return { kind: 'staff', user: { id, name, email, role }, tokenHash: '', used: new Date() } as const
}
const addSignatureOf = async (role: 'rep' | 'admin', name: string, isDefault = false) => {
  const caller = await callerOf(role)
  await services.db.tx(() => addSignature(services.db, { name, image: picture(), isDefault }, caller))
  return Number(
    (await services.db.q.selectFrom('signature').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id,
  )
}

/** A policy of an owner's contact, with certificates reissued as of now. */
async function sold(owner: string | null) {
  const { contactId, policyNumber } = await buy(services.db, weddingAnswers(), at)
  await services.db.q.updateTable('contact').set({ record_owner: owner }).where('id', '=', contactId).execute()
  await next(contactId, policyNumber)
  return { contactId, policyNumber }
}

/** Creates the next version, as a change does. */
async function next(contactId: string, policyNumber: string) {
  const { version } = await services.db.q
    .updateTable('policy')
    .set((e) => ({ version: e('version', '+', 1) }))
    .where('policy_number', '=', policyNumber)
    .returning('version')
    .executeTakeFirstOrThrow()
  await addPolicyDocuments(services.db, {
    contactId,
    policyNumber,
    version,
    coverageType: weddingAnswers().coverage_type,
    at,
  })
  return version
}
const signer = async (contactId: string) => {
  const { codes, certificates } = await boughtBy(services, contactId)
  return certificates[codes.certificate!]!.signedBy!
}

test('a certificate is signed with the newest signature of the contact’s owner', async () => {
  await addSignatureOf('admin', 'A. Admin', true)
  await addSignatureOf('rep', 'R. Older')
  await addSignatureOf('rep', 'R. Sample')
  const { contactId } = await sold('rep@example.com')
  expect(await signer(contactId)).toMatchObject({ name: 'R. Sample', png: expect.anything() })
})

test('with the default one if there is no owner, or the owner has none', async () => {
  await addSignatureOf('admin', 'A. Admin', true)
  for (const owner of [null, 'rep@example.com', 'gone@example.com'])
    expect(await signer((await sold(owner)).contactId)).toMatchObject({ name: 'A. Admin' })
})

test('and with our representative’s name without a default', async () => {
  await addSignatureOf('admin', 'A. Admin')
  const { contactId } = await sold('rep@example.com')
  expect((await signer(contactId)).png).toBeNull()
})

test('a closed account no longer signs', async () => {
  await addSignatureOf('rep', 'R. Sample')
  await services.db.q.updateTable('staff_user').set({ disabled: at }).where('role', '=', 'rep').execute()
  const { contactId } = await sold('rep@example.com')
  expect((await signer(contactId)).png).toBeNull()
  await services.db.q.updateTable('staff_user').set({ disabled: null }).where('role', '=', 'rep').execute()
})

test('a certificate keeps its signature; the next one uses the current one', async () => {
  const id = await addSignatureOf('rep', 'R. Sample')
  const { contactId, policyNumber } = await sold('rep@example.com')
  const caller = await callerOf('rep')
  await services.db.tx(() =>
    changeSignature(
      services.db,
      { id, version: undefined, at },
      { name: 'Robin Sample', image: null, isDefault: undefined },
      caller,
    ),
  )
  expect(await signer(contactId)).toMatchObject({ name: 'R. Sample' })
  const version = await next(contactId, policyNumber)
  expect(await signer(contactId)).toMatchObject({ name: 'Robin Sample' })
  await services.db.tx(() => removeSignature(services.db, { id, version: undefined, at }, caller))
  expect(await signer(contactId)).toMatchObject({ name: 'Robin Sample' })
  const later = new Date(at.getTime() + 60_000)
  await remakeCertificate(services.db, {
    contactId,
    policyNumber,
    version,
    at: later,
    text: { holder_words: null, description_of_operations: null },
  })
  expect((await signer(contactId)).png).toBeNull()
})
