import { writeFileSync } from 'node:fs'
import { boughtBy } from '../../../server/documents/bought'
import { factsOf } from '../../../server/documents/facts'
import { renderDocument } from '../../../server/documents/render'
import { testServices } from '../rig/services'
import { additionalInsured, buy, weddingAnswers } from './ground'

const n = Number(process.argv[2] ?? 1)
const s = await testServices()
const names = [
  'José Ñandú Catering LLC',
  'City of Austin, its officers, officials, employees, agents and volunteers, and the Austin Parks and Recreation Department',
  'Olena Petrenko / Олена Петренко',
  'Example Rentals Inc.',
]
const { contactId } = await buy(
  s.db,
  weddingAnswers({
    medical_payments: 'True',
    medical_payments_limit: '$5,000',
    damage_rented_premises: 'True',
    damage_rented_premises_limit: '$300,000',
    ...(n > 3
      ? {
          alcohol_event: 'True',
          selling_alcohol: 'True',
          rehearsal_dinner: 'True',
          rehearsal_dinner_date: '06/10/2027',
          rehearsal_dinner_number_attendees: 40,
          setup_dates: ['06/07/2027', '06/08/2027', '06/11/2027'],
          raindate_coverage: 'True',
          raindate_date: '06/19/2027',
          insurance_producer: 'True',
          insured_company_name: 'Żółć Celebrations LLC',
        }
      : {}),
    ai_data: Array.from({ length: n }, (_, i) =>
      additionalInsured(
        names[i % 4]!,
        i % 2 ? { ai_waiver_subrogation: 'True' } : { ai_primary_noncontributory: 'True' },
      ),
    ),
  }),
)
const b = await boughtBy(s as any, contactId)
const facts = factsOf(b)
for (const kind of ['certificate', 'policy', 'receipt'] as const) {
  const t = performance.now()
  const out = await renderDocument(kind, facts)
  console.log(kind, out.length, Math.round(performance.now() - t))
  writeFileSync(`/tmp/${kind}.pdf`, out)
}
await s.db.close()
