import jsQR from 'jsqr'
import { afterAll, describe, expect, test } from 'vitest'
import type { CheckedCertificate } from '../../../contract/client'
import { certificateCode } from '../../../server/pdf/facts/certificateCode'
import { addPolicyDocuments, documentsOf } from '../../../server/policies/documents'
import { makeDocuments } from '../../../server/policies/documentsJob'
import { testApp } from '../rig/app'
import { type Bought, buy, cancellationChoices, conferenceAnswers, weddingAnswers } from './fixture'
import { modulesOf } from './qrCode'
import { readPdf } from './reader'

const app = await testApp({ env: { BASE_URL: 'https://quotes.example.com' } })
afterAll(() => app.close())
const { services } = app
const { db } = services

const both = weddingAnswers(cancellationChoices)
const codeOf = async (
  { policyNumber }: Bought,
  kind: 'certificate' | 'cancellationCertificate' = 'certificate',
  version = 1,
) => {
  const { code } = await db.q
    .selectFrom('certificate')
    .select('code')
    .where('policy_number', '=', policyNumber)
    .where('kind', '=', kind)
    .where('policy_version', '=', version)
    .executeTakeFirstOrThrow()
  return code
}
const check = (code: string) => app.call('getCertificate', { params: { code } })
const checked = async (code: string) => (await check(code)).data as CheckedCertificate
const at = async (instant: string, code: string) => {
  const { clock } = services
  const before = clock.instant
  clock.instant = new Date(instant)
  const { status } = await checked(code)
  clock.instant = before
  return status
}

/** The rows that a change of the policy leaves. */
async function change(bought: Bought, answers = weddingAnswers({ event_location_name: 'Sample Hall' }), version = 2) {
  await db.q
    .updateTable('policy')
    .set({ version, answers: JSON.stringify(answers) })
    .where('policy_number', '=', bought.policyNumber)
    .execute()
  const { coverage_type: coverageType } = answers
  await addPolicyDocuments(db, { ...bought, version, coverageType, at: new Date('2026-12-01T17:00:00Z') })
}

describe('GET /certificates/{code}', () => {
  test('shows the printed content of the certificate of liability, and nothing else', async () => {
    const bought = await buy(db)
    const code = await codeOf(bought)
    const venue = { name: 'Sample Meadow Barn', lines: ['12 Example Avenue', 'Austin, TX 78701'] }
    expect(await checked(code)).toEqual({
      code,
      kind: 'liability',
      policy_number: bought.policyNumber,
      status: 'notYet',
      insured: { name: 'Łukasz Żółć', lines: ['12 Example Avenue', 'Austin, TX 78701'] },
      venue,
      additional_insureds: [{ ...venue, waiver: false, primary: false }],
      from: '06/11/2027',
      to: '06/12/2027',
      limits: [
        { label: 'Each occurrence', amount: '$1,000,000' },
        { label: 'General aggregate', amount: '$2,000,000' },
        { label: 'Products and completed operations aggregate', amount: '$2,000,000' },
        { label: 'Personal and advertising injury', amount: '$1,000,000' },
        { label: 'Damage to rented premises, each occurrence', amount: '$100,000' },
        { label: 'Medical payments, any one person', amount: '$1,000' },
        { label: 'Host liquor liability: within the limits of general liability', amount: 'Included' },
      ],
    })
  })

  test('shows that cancellation runs from the purchase, without single jewelry items', async () => {
    const code = await codeOf(await buy(db, both), 'cancellationCertificate')
    expect(await checked(code)).toMatchObject({
      kind: 'cancellation',
      status: 'inForce',
      from: '11/20/2026',
      to: '06/12/2027',
      limits: [
        { label: 'Cancellation and postponement', amount: '$25,000' },
        { label: 'Loss of deposit', amount: '$2,500' },
        { label: 'Photographs and video', amount: '$2,000' },
        { label: 'Gifts', amount: '$2,000' },
        { label: 'Wedding attire', amount: '$2,000' },
        { label: 'Scheduled jewelry', amount: '$2,000' },
      ],
    })
  })

  test('contains nothing that the paper does not say, and no file token', async () => {
    const bought = await buy(db, both)
    const [certificate] = await documentsOf(db, bought.contactId)
    for (const kind of ['certificate', 'cancellationCertificate'] as const) {
      const { payload } = await check(await codeOf(bought, kind))
      // honorees, event name, pieces of jewelry, addresses, phones and prices
      expect(payload).not.toMatch(/Zoë|Ñandú|Wedding"|Gold ring|example\.com|555|premium/)
      expect(payload).not.toContain(bought.contactId)
      expect(payload).not.toContain(certificate!.url.split('/').at(-1))
    }
  })

  test('is in force from 12:01 am of the first covered day until 2:00 am after the last, at the event in Texas', async () => {
    const code = await codeOf(await buy(db))
    // both in El Paso, the western of the two time zones of Texas
    const days = ['2027-06-11T06:00:00Z', '2027-06-11T06:01:00Z', '2027-06-13T07:59:00Z', '2027-06-13T08:00:00Z']
    const texts: string[] = []
    for (const day of days) texts.push(await at(day, code))
    expect(texts).toEqual(['notYet', 'inForce', 'inForce', 'ended'])
  })

  test('of a changed policy is replaced, and the new one is valid', async () => {
    const bought = await buy(db)
    await change(bought)
    const [first, second] = [await codeOf(bought), await codeOf(bought, 'certificate', 2)]
    expect(first).not.toBe(second)
    expect([(await checked(first)).status, (await checked(second)).status]).toEqual(['replaced', 'notYet'])
    expect(await at('2027-07-01T12:00:00Z', first)).toBe('replaced')
  })

  test('of an earlier version of the policy shows nothing that only the newest one says', async () => {
    const bought = await buy(db)
    await change(bought)
    const first = await codeOf(bought)
    expect(await checked(first)).toEqual({
      code: first,
      kind: 'liability',
      policy_number: bought.policyNumber,
      status: 'replaced',
    })
    expect((await checked(await codeOf(bought, 'certificate', 2))).venue?.name).toBe('Sample Hall')
  })

  test('of a canceled policy is canceled, before and after its days, in any version', async () => {
    const bought = await buy(db)
    await change(bought)
    await db.q
      .updateTable('policy')
      .set({ cancelled: services.now() })
      .where('policy_number', '=', bought.policyNumber)
      .execute()
    for (const version of [1, 2]) {
      const code = await codeOf(bought, 'certificate', version)
      expect([(await checked(code)).status, await at('2027-07-01T12:00:00Z', code)]).toEqual(['cancelled', 'cancelled'])
    }
  })

  test('accepts a code in any case, with or without its hyphen; an unknown code is not found, and text of another length or with a space is refused', async () => {
    const code = await codeOf(await buy(db))
    for (const typed of [code, code.toLowerCase(), code.replace('-', ''), code.replace('-', '').toLowerCase()]) {
      expect((await checked(typed)).code).toBe(code)
    }
    for (const typed of ['2222-2222', 'SAMP-LE00', '00000000', `${code}2`]) {
      expect([typed, (await check(typed)).statusCode]).toEqual([typed, 404])
    }
    for (const typed of ['7KQ4', 'x'.repeat(13), '7KQ4 XM92']) expect((await check(typed)).statusCode).toBe(400)
  })

  test('is rate-limited apart from other calls', async () => {
    const strict = await testApp({ services: { db }, env: { CERTIFICATE_RATE_LIMIT: '2' } })
    const ask = async () => (await strict.call('getCertificate', { params: { code: '2222-2222' } })).statusCode
    expect([await ask(), await ask(), await ask()]).toEqual([404, 404, 429])
    expect((await strict.call('currentDate', {})).statusCode).toBe(200)
    await strict.app.close()
  })
})

test('the documents of a policy are listed with the code of each certificate, and no other has one', async () => {
  const bought = await buy(db, both)
  const listed = await documentsOf(db, bought.contactId)
  const codes = Object.fromEntries(listed.flatMap(({ kind, code }) => (code ? [[kind, code]] : [])))
  expect(codes).toEqual({
    certificate: await codeOf(bought),
    cancellationCertificate: await codeOf(bought, 'cancellationCertificate'),
  })
})

test('the stored code follows from the certificate’s token', async () => {
  const bought = await buy(db, both)
  const rows = await db.q
    .selectFrom('document')
    .select(['kind', 'token'])
    .where('policy_number', '=', bought.policyNumber)
    .execute()
  for (const kind of ['certificate', 'cancellationCertificate'] as const) {
    expect(await codeOf(bought, kind)).toBe(certificateCode(rows.find((row) => row.kind === kind)!.token))
  }
})

test('liability alone has no certificate of cancellation, and the other way round', async () => {
  const kindsOf = async ({ policyNumber }: Bought) =>
    (await db.q.selectFrom('certificate').select('kind').where('policy_number', '=', policyNumber).execute()).map(
      ({ kind }) => kind,
    )
  expect(await kindsOf(await buy(db))).toEqual(['certificate'])
  expect(await kindsOf(await buy(db, conferenceAnswers()))).toEqual(['cancellationCertificate'])
})

test('the QR code of each certificate opens its own check', async () => {
  const bought = await buy(db, both)
  await makeDocuments(services, { ...bought })
  for (const kind of ['certificate', 'cancellationCertificate'] as const) {
    const file = (await services.files.get(`documents/${bought.policyNumber}/1/${kind}.pdf`))!
    const url = `https://quotes.example.com/quote/certificate/${await codeOf(bought, kind)}`
    const { pixels, size } = modulesOf(file)
    expect(jsQR(pixels, size, size)?.data).toBe(url)
    expect((await readPdf(file)).text).toContain(`Check it at ${url}`)
  }
})
