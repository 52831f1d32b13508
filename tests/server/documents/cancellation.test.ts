import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import type { DocumentKind, PolicyKind } from '../../../server/pdf/facts/kinds'
import type { HoldingCancellation, HoldingLiability } from '../../../server/pdf/facts/types'
import { renderDocument } from '../../../server/pdf/render'
import { cancellationWordingOf } from '../../../server/pdf/wording/cancellation'
import type { Part } from '../../../server/pdf/wording/clause'
import { wordingOf } from '../../../server/pdf/wording/liability'
import { type TestServices, testServices } from '../rig/services'
import { additionalInsured, cancellationChoices, conferenceAnswers, weddingAnswers } from './fixture'
import { factsFor, readFor } from './press'
import { type ReadPdf, readPdf } from './reader'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())

const alone = { coverage_type: 'Cancellation Insurance' } as const
const all = (choices: Partial<Answers> = {}) => weddingAnswers({ ...cancellationChoices, ...choices })
const read = (kind: DocumentKind, answers: Answers) => readFor(services, kind, answers)

function expectAll(text: string, texts: readonly string[]) {
  for (const words of texts) expect(text).toContain(words)
}

/** Cents of the unsigned amounts in the right column. */
const amountsIn = ({ pages }: ReadPdf) =>
  pages
    .flatMap(({ words }) => words)
    .filter(({ text, right }) => right > 555 && /^[\d,]+\.\d\d$/.test(text))
    .map(({ text }) => Math.round(Number(text.replaceAll(',', '')) * 100))
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

describe('the cancellation certificate', () => {
  test('shows insured, coverages, limits, place and period on one page', async () => {
    const { text, title, pages } = await read('cancellationCertificate', all())

    expect(title).toMatch(/^Certificate of cancellation insurance MQE-\d{7}$/)
    expect(pages).toHaveLength(1)
    expectAll(text, [
      'Insured Łukasz Żółć 12 Example Avenue Austin, TX 78701',
      'Insurer Example Casualty Company',
      'Admitted insurer',
      'Coverage starts 2:46 pm, 11/20/2026 Eastern time, the time of purchase',
      'Coverage ends 2:00 am, 06/13/2027 Local time at the event',
      'Cancellation and postponement Lost costs and extra costs, no deductible $25,000',
      'Loss of deposit Paid in advance to a venue or a vendor that fails $2,500',
      'Photographs and video Retaken if the photographer fails or they are lost $2,000',
      'Gifts Lost, stolen or damaged at the event $2,000',
      'Wedding attire Lost, stolen or damaged, or not delivered $2,000',
      'all pieces $2,000 Gold ring $600.00 Necklace of Ștefan’s grandmother $799.50 Gold ring $300.00',
      'Zoë & Łukasz Wedding 150 people attending',
      'When Saturday, 06/12/2027',
      'Where Sample Meadow Barn',
      'State Texas',
      'Outdoors or in a tent It can move indoors',
      'Honorees Zoë Ñandú Łukasz Żółć',
      'Authorized representative, 11/20/2026',
    ])
    expect(text).toMatch(/Certificate [0-9A-Z]{4}-[0-9A-Z]{4}/)
  })

  test('has its own code, and shows neither liability nor the insured’s contact details', async () => {
    const facts = await factsFor(services, all({ insured_phone: '512-555-0142' }))
    const { text } = await readPdf(await renderDocument('cancellationCertificate', facts))

    expect(facts.cancellation!.certificateCode).not.toBe(facts.liability!.certificateCode)
    expect(text).toContain(`Check it at http://localhost:3000/quote/certificate/${facts.cancellation!.certificateCode}`)
    expect(text).not.toMatch(/lukasz@example\.com|512-555-0142|[Ll]iability|\$1,000,000|Setup/)
  })

  test('never has only a signature on a page', async () => {
    const long = 'A pearl necklace with a clasp of white gold, the gift of a grandmother to her eldest granddaughter '
    const pieces = [1, 2, 3, 4].map(() => ({
      scheduled_jewelry_description: long.repeat(3),
      scheduled_jewelry_limit: 500,
    }))
    const { pages } = await read('cancellationCertificate', all({ scheduled_jewelry_items: pieces }))
    expect(pages.length).toBeGreaterThan(1)
    expectAll(pages.at(-1)!.text, ['The event', 'Honorees', 'Authorized representative'])
  })
})

describe('the cancellation policy', () => {
  test('lists the coverages and the premium line by line with its total', async () => {
    const pdf = await read('cancellationPolicy', all())
    expectAll(pdf.text, [
      'Period From 2:46 pm, 11/20/2026, to 2:00 am, 06/13/2027',
      'Event Wedding: Zoë & Łukasz 150 people attending, in Texas',
      'Honorees Zoë Ñandú, Łukasz Żółć',
      'Covered days Saturday, 06/12/2027 Location Sample Meadow Barn',
      'Amount declared $22,000.00, the whole budget of the wedding The limit is the lowest of our limits for weddings that holds it.',
      'Premium $289.00 Paid in full.',
      'Form MQ-EC 2, 11/2026',
    ])
    expect(amountsIn(pdf)).toHaveLength(6)
    expect(sum(amountsIn(pdf))).toBe(28_900)
  })

  test('keeps the whole premium on one page with the signature', async () => {
    const { pages } = await read('cancellationPolicy', all())
    const page = pages.find(({ text }) => text.includes('Premium $289.00'))!
    expectAll(page.text, ['Cancellation, $25,000', 'Scheduled jewelry, $2,000', 'Authorized representative'])
  })

  test('says twice that its premium is earned 14 days after the purchase (decision 49)', async () => {
    const { text } = await read('cancellationPolicy', all())
    expectAll(text, [
      'The premium is fully earned on 12/04/2026',
      'You may cancel this policy before 12/04/2026, which is 14 days after the purchase, as long as the first covered day has not begun. We pay back its premium of $289.00 and the tax on it, and keep the policy fee.',
    ])
  })

  test('describes only coverages that were bought', async () => {
    const none = {
      loss_deposit: 'False',
      photograph_video: 'False',
      event_gift: 'False',
      damage_wedding_attire: 'False',
      scheduled_jewelry: 'False',
      event_outdoor_or_tent: 'False',
    } as const
    const [bare, full] = [await read('cancellationPolicy', all(none)), await read('cancellationPolicy', all())]
    const absent =
      /Loss of deposit|Photographs|[Gg]ifts|attire|[Jj]ewelry|Of things that are lost|Outdoors|Each other cover/g

    expect(bare.text.match(absent)).toBeNull()
    expect(bare.text).toContain('the insolvency or failure of a supplier;')
    expect(new Set(full.text.match(absent)).size).toBe(9)
    expect(full.text).toContain('You told us that the event can move indoors.')
  })

  test('of a conference insures its full revenue and names no honorees', async () => {
    const { text } = await read('cancellationPolicy', conferenceAnswers())
    expectAll(text, [
      'Covered days Saturday, 06/12/2027 to Monday, 06/14/2027',
      'to 2:00 am, 06/15/2027',
      'Amount declared $120,000.00, the expected gross revenue of the event The limit is this amount.',
      'Lost revenue and extra costs, no deductible $120,000',
      'We pay the gross revenue that you would have had from the event',
      'The whole amount. The limit rests on $120,000.00',
      'the absence of a speaker, a performer, an athlete or an exhibitor;',
    ])
    expect(text).not.toMatch(/[Hh]onoree|wedding|marry/)
  })

  test('of the second provider names its non-admitted insurer and its limit steps', async () => {
    const { text } = await read(
      'cancellationPolicy',
      all({ ...alone, event_state: 'LA', loss_deposit_limit: '$3,000' }),
    )
    expectAll(text, [
      'Insurer Example Specialty Insurance Company',
      'Surplus lines insurer Notice This insurer is not admitted in your state',
      'The limit is this amount, raised to the next $2,500.',
      'no deductible $22,500',
    ])
  })
})

describe('liability and cancellation bought together', () => {
  test('are two policies, each with its own premium', async () => {
    for (const kind of ['certificate', 'policy'] as const) {
      const { text } = await read(kind, all())
      expect(text).not.toMatch(/postpone|honoree|jewelry|deposit|\$25,000|[Cc]ancellation|Ñandú/)
    }
    expect((await read('policy', all())).text).toContain('Premium $137.00 Paid in full.')
  })

  test('share one receipt, whose lines add up to the amount paid', async () => {
    const pdf = await read('receipt', all())
    expect(pdf.text).toMatch(/Liability General liability.*Cancellation Cancellation, \$25,000.*Fee and tax Policy fee/)
    expect(sum(amountsIn(pdf))).toBe(44_730)
    // the longest possible receipt: the total must be on the page of its lines
    expect(pdf.pages).toHaveLength(1)
    expectAll(pdf.text, ['Fee and tax', 'Paid on 11/20/2026 $447.30'])
  })

  test('list twelve additional insureds on the certificate of liability only', async () => {
    const ai_data = Array.from({ length: 12 }, (_, i) => additionalInsured(`Example Supplier Number ${i + 1}`))
    const [certificate, other] = [
      await read('certificate', all({ ai_data })),
      await read('cancellationCertificate', all({ ai_data })),
    ]
    expect(certificate.pages).toHaveLength(2)
    expect(certificate.text).toContain('Sample Meadow Barn, the venue, and 12 more. The schedule that follows')
    expect(other.pages).toHaveLength(1)
    expect(other.text).not.toContain('Example Supplier')
  })

  test('both cover the rain date', async () => {
    const rain = all({ raindate_coverage: 'True', raindate_date: '06/19/2027' })
    const { text } = await read('cancellationPolicy', rain)
    expectAll(text, ['Rain date: 06/19/2027', 'to 2:00 am, 06/20/2027', 'If weather moves the event to its rain date'])
  })
})

describe('a coverage that was not bought', () => {
  test('has no documents', async () => {
    const [liability, cancellation] = [await factsFor(services, weddingAnswers()), await factsFor(services, all(alone))]
    await expect(renderDocument('cancellationPolicy', liability)).rejects.toThrow('no cancellation to print')
    await expect(renderDocument('policy', cancellation)).rejects.toThrow('no liability to print')
  })

  test('is not on the receipt', async () => {
    expect((await read('receipt', all(alone))).text).not.toContain('Liability')
    expect((await read('receipt', weddingAnswers())).text).not.toContain('Cancellation')
  })
})

test('prints every clause of a policy completely, in any order of documents', async () => {
  const withoutSpaces = (text: string) => text.replace(/\s+/g, '')
  const sentences = (parts: readonly Part[]) =>
    parts.flatMap(({ clauses }) => clauses.flatMap(({ head = '', text, points = [] }) => [head + text, ...points]))
  const facts = await factsFor(services, all())
  // an accented letter contains its plain one
  await renderDocument('cancellationCertificate', facts)
  const printed = async (kind: PolicyKind) => {
    const { pages } = await readPdf(await renderDocument(kind, facts))
    const footer = /Page \d of \d.*?Issued \d\d\/\d\d\/\d{4}/g
    return withoutSpaces(pages.map(({ text }) => text.replace(footer, '')).join(' '))
  }
  const [liability, cancellation] = [await printed('policy'), await printed('cancellationPolicy')]

  for (const shown of sentences(wordingOf(facts as HoldingLiability))) expect(liability).toContain(withoutSpaces(shown))
  for (const shown of sentences(cancellationWordingOf(facts as HoldingCancellation))) {
    expect(cancellation).toContain(withoutSpaces(shown))
  }
})

test.each([
  ['loss_deposit', false],
  ['photograph_video', false],
  ['event_gift', true],
  ['damage_wedding_attire', true],
  ['scheduled_jewelry', true],
] as const)(
  'a policy with %s alone beside cancellation excludes wear and asks for a police report: %s',
  async (name, is) => {
    const facts = (await factsFor(services, all())) as HoldingCancellation
    const cancellation = { ...facts.cancellation, others: { [name]: '$2,000' } }
    const text = JSON.stringify(cancellationWordingOf({ ...facts, cancellation }))
    expect([text.includes('wear, moths, vermin'), text.includes('report a theft to the police')]).toEqual([is, is])
  },
)

test.each([
  [['event_gift', 'loss_deposit'], null],
  [['damage_wedding_attire'], 'to clothes'],
  [['scheduled_jewelry'], 'to jewelry'],
  [['scheduled_jewelry', 'damage_wedding_attire'], 'to clothes and jewelry'],
])('a policy with %s covers away from the location: %s', async (names, things) => {
  const facts = (await factsFor(services, all())) as HoldingCancellation
  const others = Object.fromEntries(names.map((name) => [name, '$2,000']))
  const text = JSON.stringify(cancellationWordingOf({ ...facts, cancellation: { ...facts.cancellation, others } }))
  const away = /at the location that the declarations name(?:; (.*?), anywhere in the United States)?/.exec(text)!
  expect(away[1] ?? null).toBe(things)
})
