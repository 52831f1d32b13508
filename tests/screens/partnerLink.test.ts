import { expect, test } from 'vitest'
import { detailsIn, startLinkOf } from '../../domain/producers/startLink'
import { partnerLinkIn } from '../../src/app/pages/partnerLink'
import { flagsIn } from '../../src/app/pages/visit'

const link = (text: Record<string, string>) => partnerLinkIn(`?${new URLSearchParams(text)}`)

test('a partner’s link answers questions by their names, as if typed', () => {
  const text = {
    partner: 'example-venues',
    event_type: 'Wedding',
    event_state: 'TX',
    number_attendees: '1,200',
    event_start_date: '06/12/2027',
    event_total_costs: '$22,000',
    event_location_name: ' Sample Meadow Barn ',
  }
  expect(link(text)).toEqual({
    partner: 'example-venues',
    prefill: {
      event_type: 'Wedding',
      event_state: 'TX',
      number_attendees: 1200,
      event_start_date: '06/12/2027',
      event_total_costs: 22_000,
      event_location_name: 'Sample Meadow Barn',
    },
  })
})

test.each([
  ['breaks its rule', { event_state: 'Texas', number_attendees: 'many', event_start_date: '13/12/2027' }],
  ['is empty', { event_name: ' ' }],
  ['is no question', { quote_status: 'approved', from: 'admin' }],
  ['the server says', { is_hcc: 'True', catalogue: 'old' }],
  ['nobody may agree to for another', { terms_name: 'Jordan Sample', terms_agreed: 'True' }],
] as const)('an answer that %s is left out', (_, text) => {
  expect(link({ partner: 'example-venues', ...text }).prefill).toEqual({})
})

test.each(['', 'Example Venues', '../x', 'x'.repeat(61)])('"%s" is no partner’s name', (partner) => {
  expect(link({ partner }).partner).toBeNull()
})

test('only campaign parameters of an address are kept', () => {
  const text = '?utm_source=example-newsletter&utm_medium=&gclid=c-1&email=jordan.sample@example.com&utm_id=2'
  expect(flagsIn(text)).toEqual({ utm_source: 'example-newsletter', gclid: 'c-1', utm_id: '2' })
})

test('kept parameters are cut to the allowed number', () => {
  const many = Array.from({ length: 30 }, (_, i) => `utm_${'abcdefghijklmnopqrstuvwxyzabcd'.slice(0, i + 1)}=x`)
  expect(Object.keys(flagsIn(`?${many.join('&')}`))).toHaveLength(20)
  expect(flagsIn(`?gclid=${'x'.repeat(500)}`)['gclid']).toHaveLength(200)
})

test('the link of a producer brings its details', () => {
  const details = {
    producer_agency_name: 'Example Agency',
    producer_first_name: 'Casey',
    producer_last_name: 'Specimen',
    producer_email: 'casey.specimen@example.com',
    producer_phone: '512-555-0143',
    producer_license_state: 'TX',
    producer_license_number: 'TX-0012',
    producer_license_exp_date: '12/31/2028',
  }
  const path = startLinkOf(detailsIn({ ...details, producer_fee: 50, producer_ext: null }))
  expect(partnerLinkIn(path.slice(path.indexOf('?'))).prefill).toEqual({ insurance_producer: 'True', ...details })
})
