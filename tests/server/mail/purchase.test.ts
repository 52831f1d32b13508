import type { Email } from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { verifyPolicyToken } from '../../../server/contacts/links'
import { additionalInsured } from '../documents/fixture'
import { readPdf } from '../documents/reader'
import { bought, freshPurchase, purchase, work } from './fixture'
import { address, withMailServer } from './live'

const live = withMailServer()

const namesOf = (mail: Email | undefined) =>
  mail?.attachments.map(({ filename }) => filename?.replace(/ (MQE|R)-\d+/, ''))
const all = ['Certificate of insurance.pdf', 'Policy.pdf', 'Receipt.pdf']
const policyLink = /https:\/\/www\.example\.com\/quote\/#manage-policy\?id=([\w-]+)&(?:amp;)?token=([\w-]+)/

describe('a buyer', () => {
  test('is mailed a summary and the three documents', async () => {
    const to = address('lukasz')
    const { policyNumber } = await freshPurchase(live.services, { insured_email: to })
    await work(live.services)
    const [mail] = live.server.of(to)

    expect(live.server.of(to)).toHaveLength(1)
    expect(mail).toMatchObject({
      subject: `Your event is insured: policy ${policyNumber}`,
      from: { name: 'Marquee', address: 'quotes@marquee.example.com' },
      replyTo: [{ address: 'help@example.com' }],
    })
    for (const body of [mail!.html!, mail!.text!]) {
      for (const shown of [
        policyNumber,
        'Łukasz Żółć',
        'Sample Meadow Barn',
        '12:01 am, 06/11/2027',
        'Visa ending in 4242',
        '$143.85',
      ]) {
        expect(body).toContain(shown)
      }
    }
    expect(namesOf(mail)).toEqual(all)
    const certificate = await readPdf(new Uint8Array(mail!.attachments[0]!.content as ArrayBuffer))
    expect(certificate.text).toContain('Łukasz Żółć')
  })

  test('is mailed a link that opens only this policy', async () => {
    const to = address('lukasz')
    const { contactId } = await purchase(live.services, { insured_email: to })
    await work(live.services)
    const [, id, token] = policyLink.exec(live.server.of(to)[0]!.text!)!

    expect(id).toBe(contactId)
    const opens = (contact: string) =>
      verifyPolicyToken(live.services.db, { contactId: contact, token: token!, now: bought })
    expect(await opens(contactId)).toBe(true)
    expect(await opens('another')).toBe(false)
  })

  test('is the producer if one acts for the insured, who gets a copy without the policy link', async () => {
    const [insured, producer] = [address('lukasz'), address('casey')]
    await purchase(live.services, { insured_email: insured, insurance_producer: 'True', producer_email: producer })
    await work(live.services)
    const [toProducer, toInsured] = [live.server.of(producer)[0], live.server.of(insured)[0]]

    expect([namesOf(toProducer), namesOf(toInsured)]).toEqual([all, all])
    expect(toProducer!.text).toMatch(policyLink)
    expect(toInsured!.text).not.toContain('token=')
    expect(toInsured!.text).toContain('Example Agency bought this policy for you')
  })
})

test('the venue and additional insureds with an address get the certificate, without the price', async () => {
  const [insured, barn, rentals] = [address('lukasz'), address('barn'), address('rentals')]
  await purchase(live.services, {
    insured_email: insured,
    event_email: barn,
    ai_data: [additionalInsured('Example Rentals', { ai_email: rentals }), additionalInsured('Without an address')],
  })
  await work(live.services)

  for (const to of [barn, rentals]) {
    const [mail] = live.server.of(to)
    expect(live.server.of(to)).toHaveLength(1)
    expect(namesOf(mail)).toEqual(['Certificate of insurance.pdf'])
    expect(mail!.text).toContain('Łukasz Żółć has insured an event')
    expect(mail!.text).not.toMatch(/token=|Paid|Visa/)
  }
})

test('cancellation alone sends nothing to the venue', async () => {
  const [insured, barn] = [address('lukasz'), address('barn')]
  const cover = { coverage_type: 'Cancellation Insurance', event_total_costs: 22_000 } as const
  await purchase(live.services, { insured_email: insured, event_email: barn, ...cover })
  await work(live.services)
  expect(live.server.of(barn)).toEqual([])
  expect(namesOf(live.server.of(insured)[0])).toEqual([
    'Certificate of cancellation insurance.pdf',
    'Cancellation policy.pdf',
    'Receipt.pdf',
  ])
})

test('a repeated address is mailed once', async () => {
  const to = address('lukasz')
  await purchase(live.services, {
    insured_email: to,
    event_email: to.toUpperCase().replace('EXAMPLE.COM', 'example.com'),
  })
  await work(live.services)
  expect(live.server.received.filter((one) => one.to.toLowerCase() === to.toLowerCase())).toHaveLength(1)
})

describe('documents that are not rendered yet', () => {
  test('delay the mail until they are rendered', async () => {
    const to = address('lukasz')
    const { policyNumber } = await freshPurchase(live.services, { insured_email: to })
    const delay = { run_at: new Date('2100-01-01') }
    await live.services.db.q
      .updateTable('job')
      .set(delay)
      .where('dedupe_key', '=', `documents:${policyNumber}`)
      .execute()
    await work(live.services)
    expect(live.server.of(to)).toEqual([])

    const now = { run_at: new Date('2020-01-01') }
    await live.services.db.q.updateTable('job').set(now).where('dedupe_key', '=', `documents:${policyNumber}`).execute()
    await work(live.services)
    expect(namesOf(live.server.of(to)[0])).toEqual(all)
  })

  test('delay the mail for ten minutes at most', async () => {
    const to = address('lukasz')
    const { contactId } = await freshPurchase(live.services, { insured_email: to })
    await live.services.db.q.deleteFrom('job').where('kind', '=', 'documents').execute()
    live.services.clock.pass(10 * 60_000)
    await work(live.services)
    live.services.clock.instant = bought
    const [mail] = live.server.of(to)
    const { token } = await live.services.db.q
      .selectFrom('document')
      .select('token')
      .where('contact_id', '=', contactId)
      .where('kind', '=', 'certificate')
      .executeTakeFirstOrThrow()

    expect(mail!.attachments).toEqual([])
    expect(mail!.text).toContain('They are being made.')
    expect(mail!.html).toContain(`https://www.example.com/api/files/${token}`)
  })
})
