import { writeFileSync } from 'node:fs'
import { renderToBuffer } from '@react-pdf/renderer'
import type { PolicyFacts } from './facts/types'
import { loadFonts } from './fonts'

await loadFonts()
const facts: PolicyFacts = {
  policyNumber: 'MQE-0048153',
  quoteNumber: 'Q-204815',
  certificateCode: '7KQ4-XM92',
  bought: new Date('2026-11-20T19:46:00Z'),
  issued: '11/20/2026',
  insured: {
    name: 'Łukasz Żółć',
    lines: ['12 Example Avenue, Suite 3', 'Austin, TX 78701', '555-010-1234, lukasz@example.com'],
  },
  producer: {
    name: 'Marquee Event Insurance',
    lines: ['100 Example Street, Suite 200', 'Austin, TX 78701', '800-555-0100, help@example.com'],
  },
  insurer: { name: 'Example Insurance Company', lines: ['Admitted insurer'] },
  event: {
    type: 'Wedding',
    name: 'Ana and Łukasz',
    people: '150 people attending',
    when: 'Saturday, 06/12/2027',
    where: { name: 'Sample Meadow Barn', lines: ['1 Example Lane', 'Austin, TX 78701'] },
    otherDays: ['Setup: Friday, 06/11/2027', 'Rain date: Saturday, 06/19/2027'],
  },
  period: { from: '12:01 am, 06/11/2027', to: '12:01 am, 06/20/2027', zone: 'Local time at the event' },
  limits: { occurrence: '$1,000,000', aggregate: '$2,000,000' },
  rentedPremises: '$300,000',
  medicalPayments: '$5,000',
  liquor: 'host',
  additionalInsureds: Array.from({ length: Number(process.argv[2] ?? 2) }, (_, i) => ({
    name: i === 0 ? 'Sample Meadow Barn' : `José Ñandú Catering ${i} LLC`,
    lines: [`${i + 1} Example Lane`, 'Austin, TX 78701'],
    waiver: i % 2 === 0,
    primary: i % 3 === 0,
  })),
  holder: { name: 'Sample Meadow Barn', lines: ['1 Example Lane', 'Austin, TX 78701'] },
  terrorism: false,
  bill: {
    groups: [
      {
        title: 'Liability',
        lines: [
          {
            label: 'General liability',
            reason: 'Wedding, 101-500 people, $1,000,000 each accident, $2,000,000 in all',
            amount: '117.00',
          },
          { label: 'Host liquor', reason: 'Alcohol served, not sold', amount: 'Included' },
          { label: 'Rented premises', reason: 'Up to $300,000', amount: '25.00' },
          { label: 'Setup day', reason: 'Friday, 06/11/2027', amount: '20.00' },
        ],
      },
      {
        title: 'Fee and tax',
        lines: [
          { label: 'Policy fee', reason: '5% of $162.00', amount: '8.10' },
          { label: 'State tax, Texas', reason: 'None: admitted insurer', amount: '0.00' },
        ],
      },
    ],
    total: '$170.10',
  },
  payment: { with: 'Visa ending 4242', transactionId: 'TX-0100001' },
  brand: {
    name: 'Marquee Event Insurance',
    line: 'Marquee Event Insurance, 100 Example Street, Suite 200, Austin, TX 78701. 800-555-0100. Mon - Fri, 9:00 am - 5:00 pm.',
    phone: '800-555-0100',
    email: 'help@example.com',
  },
}
for (const [name, load] of [
  ['certificate', async () => (await import('./certificate')).Certificate],
  ['policy', async () => (await import('./policy')).Policy],
  ['receipt', async () => (await import('./receipt')).Receipt],
] as const) {
  try {
    const Doc: any = await load()
    const t = performance.now()
    const out = await renderToBuffer(<Doc facts={facts} />)
    console.log(name, out.length, Math.round(performance.now() - t))
    writeFileSync(`/tmp/${name}.pdf`, out)
  } catch (e) {
    console.log(name, String(e).slice(0, 300))
  }
}
