import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { verifyPolicyToken } from '../../../server/contacts/links'
import { additionalInsured } from '../documents/fixture'
import { bought, purchase, work } from './fixture'
import { address, namesOf, withMailServer } from './live'
import { addChange, addClaim, addMessage, addRefund, mail, markDocumentsRendered } from './policyRows'

const live = withMailServer({ MAIL_STAFF: 'staff@example.com' })

const policyLink = /#manage-policy\?id=[\w-]+&(?:amp;)?token=([\w-]+)/

/** A policy whose documents were mailed: to the insured, and the certificate to the venue. */
async function sold(choices: Parameters<typeof purchase>[1] = {}) {
  const [insured, barn] = [address('lukasz'), address('barn')]
  const policy = await purchase(live.services, { insured_email: insured, event_email: barn, ...choices })
  await work(live.services)
  return { ...policy, insured, barn }
}

async function certificateTokens(contactId: string): Promise<string[]> {
  const rows = await live.services.db.q
    .selectFrom('document')
    .select('token')
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'certificate')
    .execute()
  return rows.map(({ token }) => token)
}

describe('a change', () => {
  test('is mailed with its content, price, new documents and a policy link', async () => {
    const policy = await sold()
    const changeId = await addChange(live.services, policy, { answers: { event_location_name: 'Example Hall' } })
    await markDocumentsRendered(live.services, policy.contactId)
    await mail(live.services, { kind: 'policyChanged', contactId: policy.contactId, changeId })

    const letter = live.last(policy.insured)
    expect(letter.subject).toBe(`Your policy ${policy.policyNumber} was changed`)
    for (const body of [letter.html!, letter.text!])
      for (const shown of ['Sample Meadow Barn', 'Example Hall', 'It costs $21.00 more']) expect(body).toContain(shown)
    expect(namesOf(letter)).toEqual([
      `Certificate of insurance ${policy.policyNumber}.pdf`,
      `Policy ${policy.policyNumber}.pdf`,
    ])
    const token = policyLink.exec(letter.text!)![1]!
    expect(await verifyPolicyToken(live.services.db, { contactId: policy.contactId, token, now: bought })).toBe(true)
  })

  test('mails the new certificate to its holders and newly named ones, without the price', async () => {
    const policy = await sold()
    const [venue, rentals] = [address('venue'), address('rentals')]
    const [token] = await certificateTokens(policy.contactId)
    const sent = { contactId: policy.contactId, emails: [venue], tokens: [token!], occasion: randomUUID() }
    await mail(live.services, { kind: 'documentsSent', ...sent })
    const answers = { ai_data: [additionalInsured('Example Rentals', { ai_email: rentals })], event_email: null }
    const changeId = await addChange(live.services, policy, { answers })
    await markDocumentsRendered(live.services, policy.contactId)
    await mail(live.services, { kind: 'policyChanged', contactId: policy.contactId, changeId })

    for (const to of [policy.barn, venue, rentals]) {
      const letter = live.last(to)
      expect(letter.subject).toBe(`New certificate of insurance ${policy.policyNumber}`)
      expect(namesOf(letter)).toEqual([`Certificate of insurance ${policy.policyNumber}.pdf`])
      expect(letter.text).not.toMatch(/token=|\$21\.00|Example Hall/)
    }
  })

  test('of the address is mailed to the old one too, without the policy link', async () => {
    const policy = await sold()
    const other = address('other')
    const changeId = await addChange(live.services, policy, { answers: { insured_email: other }, differenceCents: 0 })
    await markDocumentsRendered(live.services, policy.contactId)
    await mail(live.services, { kind: 'policyChanged', contactId: policy.contactId, changeId })

    expect(live.last(other).text).toMatch(policyLink)
    expect(live.last(other).text).toContain('The price stays as it was.')
    expect(live.last(policy.insured).subject).toContain('was changed')
    expect(live.last(policy.insured).text).not.toContain('token=')
  })

  test('waits for its documents, and sends nothing if it was dropped', async () => {
    const policy = await sold()
    const dropped = await addChange(live.services, policy, { state: 'dropped' })
    await mail(live.services, { kind: 'policyChanged', contactId: policy.contactId, changeId: dropped })
    const changeId = await addChange(live.services, policy)
    await mail(live.services, { kind: 'policyChanged', contactId: policy.contactId, changeId })
    expect(live.server.of(policy.insured)).toHaveLength(1)
  })
})

describe('a canceled policy', () => {
  test('is mailed with its refund, and to certificate holders', async () => {
    const policy = await sold()
    const changeId = await addChange(live.services, policy, { type: 'cancel', differenceCents: -13_000 })
    await addRefund(live.services, policy, { cents: 10_000, changeId, state: 'owed' })
    await addRefund(live.services, policy, { cents: 3000, changeId, byCheck: true, state: 'owed' })
    await mail(live.services, { kind: 'policyCancelled', contactId: policy.contactId, changeId })

    const letter = live.last(policy.insured)
    expect(letter.subject).toBe(`Your policy ${policy.policyNumber} is canceled`)
    expect(letter.text).toContain('It was canceled before coverage began')
    expect(letter.text).toContain('$100.00 is refunded to the card')
    expect(letter.text).toContain('We will send you a check for $30.00')
    expect(live.last(policy.barn).subject).toBe(`Certificate of insurance ${policy.policyNumber} has ended`)
    expect(live.last(policy.barn).text).not.toContain('$')
  })

  test('without a refund says so', async () => {
    const policy = await sold()
    const changeId = await addChange(live.services, policy, { type: 'cancel', differenceCents: 0 })
    await mail(live.services, { kind: 'policyCancelled', contactId: policy.contactId, changeId })
    expect(live.last(policy.insured).text).toContain('There is no refund: the premium is fully earned.')
  })
})

test.each([
  [false, 'To the Visa ending in 4242'],
  [true, 'By check'],
])('a refund is mailed once it is made: by check %s', async (byCheck, how) => {
  const policy = await sold()
  const owed = await addRefund(live.services, policy, { byCheck, state: 'owed' })
  await mail(live.services, { kind: 'refunded', contactId: policy.contactId, refundId: owed })
  expect(live.server.of(policy.insured)).toHaveLength(1)

  const refundId = await addRefund(live.services, policy, { byCheck })
  await mail(live.services, { kind: 'refunded', contactId: policy.contactId, refundId })
  expect(live.last(policy.insured).subject).toBe(`$42.50 was refunded to you: ${policy.policyNumber}`)
  expect(live.last(policy.insured).text).toContain(how)
  expect(live.last(policy.insured).text).toContain('The event is smaller')
})

describe('a claim', () => {
  test('is mailed to the reporter and the contact point, and to staff with the files', async () => {
    const policy = await sold()
    const reporter = address('ana')
    const claim = await addClaim(live.services, policy, reporter, [1000, 2000])
    await mail(live.services, { kind: 'claim', contactId: policy.contactId, claimId: claim.id })

    for (const to of [reporter, policy.insured]) {
      expect(live.last(to).subject).toBe(`We have your claim ${claim.number}`)
      expect(live.last(to).text).toContain('Don’t throw anything away before we have seen it.')
      expect(live.last(to).attachments).toEqual([])
      // typed text is escaped
      expect(live.last(to).html).toContain('The &lt;b&gt;carpet&lt;/b&gt; burned.')
    }
    const toStaff = live.last('staff@example.com')
    expect(toStaff.subject).toBe(`Claim ${claim.number}: policy ${policy.policyNumber}`)
    expect(toStaff.replyTo).toEqual([{ name: '', address: reporter }])
    expect(toStaff.text).toContain(`/quote/admin/requests/${claim.id}`)
    expect(toStaff.attachments.map(({ content }) => (content as ArrayBuffer).byteLength)).toEqual([1000, 2000])
  })

  test('with more files than a mail server accepts at once is mailed to staff in parts', async () => {
    const policy = await sold()
    const before = live.server.of('staff@example.com').length
    const ten = 10 << 20
    const claim = await addClaim(live.services, policy, policy.insured, [ten, ten, 1000])
    await mail(live.services, { kind: 'claim', contactId: policy.contactId, claimId: claim.id })
    const parts = live.server.of('staff@example.com').slice(before)
    expect(parts.map(({ subject }) => subject)).toEqual([
      `Claim ${claim.number}: policy ${policy.policyNumber}, part 1 of 2`,
      `Claim ${claim.number}: policy ${policy.policyNumber}, part 2 of 2`,
    ])
    expect(parts.map(namesOf)).toEqual([['photo 1.jpg'], ['photo 2.jpg', 'photo 3.jpg']])
  })
})

test('a message is mailed to staff, with replies to its writer, who gets a confirmation', async () => {
  const policy = await sold()
  const messageId = await addMessage(live.services, policy)
  await mail(live.services, { kind: 'policyMessage', contactId: policy.contactId, messageId })
  const toStaff = live.last('staff@example.com')
  expect(toStaff.subject).toBe(`Policy ${policy.policyNumber}: Parking`)
  expect(toStaff.replyTo).toEqual([{ name: '', address: policy.insured }])
  for (const text of ['May guests park on the grass?', `/quote/admin/requests/${messageId}`])
    expect(toStaff.text).toContain(text)
  expect(live.last(policy.insured).subject).toBe(`We have your message: policy ${policy.policyNumber}`)
})

test('each recipient gets a different policy link', async () => {
  const policy = await sold()
  const [a, b] = [address('a'), address('b')]
  const request = { contactId: policy.contactId, emails: [a, b, a.toUpperCase()], occasion: randomUUID() }
  await mail(live.services, { kind: 'managePolicy', ...request })
  const tokens = [a, b].map((to) => policyLink.exec(live.last(to).text!)![1]!)
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens)
    expect(await verifyPolicyToken(live.services.db, { contactId: policy.contactId, token, now: bought })).toBe(true)
  expect(live.server.of(a)).toHaveLength(1)
})

test('an address gets links to its policies, and none without any', async () => {
  const policy = await sold()
  const { insured_zip: zip } = (
    await live.services.db.q
      .selectFrom('policy')
      .select('answers')
      .where('policy_number', '=', policy.policyNumber)
      .executeTakeFirstOrThrow()
  ).answers
  const stranger = address('stranger')
  for (const email of [policy.insured.toUpperCase(), stranger])
    await mail(live.services, { kind: 'policiesFound', email, zip, occasion: randomUUID() })
  const letter = live.server.received.at(-1)!
  expect(letter.to.toLowerCase()).toBe(policy.insured)
  expect(letter.mail.text).toContain(policy.policyNumber)
  expect(letter.mail.text).toMatch(policyLink)
  expect(live.server.of(stranger)).toEqual([])
})

test('documents are mailed to named recipients with a message; a replaced certificate goes out as its replacement', async () => {
  const policy = await sold()
  const venue = address('venue')
  const [token] = await certificateTokens(policy.contactId)
  await addChange(live.services, policy)
  await markDocumentsRendered(live.services, policy.contactId)
  const tokens = await certificateTokens(policy.contactId)
  const [replacement] = tokens.filter((each) => each !== token)
  const sent = { emails: [venue], tokens: [token!], message: 'As you asked,\nŁukasz', occasion: randomUUID() }
  await mail(live.services, { kind: 'documentsSent', contactId: policy.contactId, ...sent })
  expect(live.last(venue).subject).toBe(`Łukasz Żółć sends you certificate of insurance: ${policy.policyNumber}`)
  expect(live.last(venue).text).toContain('As you asked,')
  expect(live.last(venue).html).not.toContain(token)
  expect(live.last(venue).html).toContain(replacement)
  expect(namesOf(live.last(venue))).toEqual([`Certificate of insurance ${policy.policyNumber}.pdf`])
})

test('a job with an invalid payload fails with the reason', async () => {
  await live.services.jobs.enqueue('mail', { kind: 'claim', contactId: 'c1' })
  await work(live.services)
  const { last_error } = await live.services.db.q
    .selectFrom('job')
    .select('last_error')
    .where('dead', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(last_error).toContain('claimId')
})
