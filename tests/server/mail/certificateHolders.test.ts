import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { remakeCertificate } from '../../../server/policies/documents'
import { bought, purchase, work } from './fixture'
import { withMailServer } from './live'
import { addChange, mail, markDocumentsRendered } from './policyRows'

const live = withMailServer()

const namesOf = ({ attachments }: Email) => attachments.map(({ filename }) => filename?.replace(/ MQE-\d+\.pdf$/, ''))

test('a change is mailed to each holder with its own new certificate, and with no other holder’s', async () => {
  const [barn, park, both] = ['barn', 'park', 'both'].map((name) => `${name}.${randomUUID().slice(0, 8)}@example.com`)
  const policy = await purchase(live.services, { insured_email: 'lukasz@example.com', event_email: barn! })
  const { contactId, policyNumber } = policy
  await live.services.jobs.enqueue('mail', { kind: 'purchase', contactId })
  await work(live.services)
  const text = { holder_words: 'Example Park\n1 Example Plaza', description_of_operations: null }
  const made = await remakeCertificate(live.services.db, { contactId, policyNumber, version: 1, at: bought, text })
  await markDocumentsRendered(live.services, contactId)
  const sent = (emails: string[], tokens: string[]) =>
    mail(live.services, { kind: 'documentsSent', contactId, emails, tokens, occasion: randomUUID() })
  await sent([park!, both!], [made!.token])
  expect(namesOf(live.last(park!))).toEqual(['Certificate of insurance for Example Park'])
  const { token } = await live.services.db.q
    .selectFrom('document')
    .select('token')
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'certificate')
    .where('holder_words', 'is', null)
    .executeTakeFirstOrThrow()
  await sent([both!], [token])

  const changeId = await addChange(live.services, policy, { answers: { event_name: 'Renamed' } })
  await markDocumentsRendered(live.services, contactId)
  await mail(live.services, { kind: 'policyChanged', contactId, changeId })
  expect([barn!, park!, both!].map((to) => namesOf(live.last(to)))).toEqual([
    ['Certificate of insurance'],
    ['Certificate of insurance for Example Park'],
    ['Certificate of insurance', 'Certificate of insurance for Example Park'],
  ])
})
