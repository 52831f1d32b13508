import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remakeCertificate } from '../../../server/policies/documents'
import type { TestServices } from '../rig/services'
import { bought, mailFixture, purchase, work } from './fixture'
import { addChange, mail, makeAll } from './life'
import { type MailServer, startMailServer } from './mailServer'

let server: MailServer
let services: TestServices
beforeAll(async () => {
  server = await startMailServer()
  services = await mailFixture(server.env)
})
afterAll(async () => {
  await services.db.close()
  await server.close()
})

const last = (to: string): Email => server.of(to).at(-1)!
const namesOf = ({ attachments }: Email) => attachments.map(({ filename }) => filename?.replace(/ MQE-\d+\.pdf$/, ''))

test('a change is mailed to each holder with its own new certificate, and with no other holder’s', async () => {
  const [barn, park, both] = ['barn', 'park', 'both'].map((name) => `${name}.${randomUUID().slice(0, 8)}@example.com`)
  const policy = await purchase(services, { insured_email: 'lukasz@example.com', event_email: barn! })
  const { contactId, policyNumber } = policy
  await services.jobs.enqueue('mail', { kind: 'purchase', contactId })
  await work(services)
  const text = { holder_words: 'Example Park\n1 Example Plaza', description_of_operations: null }
  const made = await remakeCertificate(services.db, { contactId, policyNumber, version: 1, at: bought, text })
  await makeAll(services, contactId)
  const sent = (emails: string[], tokens: string[]) =>
    mail(services, { kind: 'documentsSent', contactId, emails, tokens, occasion: randomUUID() })
  await sent([park!, both!], [made!.token])
  expect(namesOf(last(park!))).toEqual(['Certificate of insurance for Example Park'])
  const { token } = await services.db.q
    .selectFrom('document')
    .select('token')
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'certificate')
    .where('holder_words', 'is', null)
    .executeTakeFirstOrThrow()
  await sent([both!], [token])

  const changeId = await addChange(services, policy, { answers: { event_name: 'Renamed' } })
  await makeAll(services, contactId)
  await mail(services, { kind: 'policyChanged', contactId, changeId })
  expect([barn!, park!, both!].map((to) => namesOf(last(to)))).toEqual([
    ['Certificate of insurance'],
    ['Certificate of insurance for Example Park'],
    ['Certificate of insurance', 'Certificate of insurance for Example Park'],
  ])
})
