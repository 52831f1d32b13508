import type { ProducerBoard, ProducerCommission, ProducerRow } from '../../contract/client'

export const token = 'T'.repeat(43)

const quote: ProducerRow = {
  id: 'cW9tZXRoaW5nIHJhbmRvbQ',
  quote_number: 'Q-0000101',
  policy_number: null,
  quote_status: 'quoted',
  insured_name: 'Jordan Sample',
  event_type: 'Wedding',
  event_name: 'Sample Wedding',
  event_start_date: '06/12/2027',
  premium: 162,
  commission: 16.2,
  edited: '2026-11-20T20:04:00Z',
}

export const policy: ProducerRow = {
  ...quote,
  id: 'cW9tZXRoaW5nIHBvbGljeQ',
  quote_number: 'Q-0000102',
  policy_number: 'MQE-0000102',
  quote_status: 'purchased',
  insured_name: 'Sample Pottery',
  event_type: 'Vendor at Event (Non Food)',
  event_name: null,
}

export const listed: ProducerBoard = {
  email: 'casey.specimen@example.com',
  expires: '12/20/2026',
  details: {
    producer_agency_name: 'Example Agency',
    producer_first_name: 'Casey',
    producer_last_name: 'Specimen',
    producer_email: 'casey.specimen@example.com',
  },
  counts: { all: 3, quoted: 1, draft: 1, purchased: 1 },
  counted_to: 1000,
  rows: [
    policy,
    quote,
    {
      ...quote,
      id: 'cW9tZXRoaW5nIGRyYWZ0ZWQ',
      quote_number: 'Q-0000103',
      quote_status: 'draft',
      insured_name: null,
      event_type: null,
      event_name: null,
      event_start_date: null,
      premium: null,
      commission: null,
    },
  ],
  total: 3,
  page: 1,
  size: 50,
}
export const nothing: ProducerBoard = { ...listed, counts: { all: 0 }, rows: [], total: 0 }

export const statement: ProducerCommission = {
  producer: ['Casey Specimen', 'Example Agency', '1 Example Plaza', 'Austin, TX 78701'],
  email: listed.email,
  month: '2026-11',
  months: [
    { month: '2026-11', premium: 100, commission: 10 },
    { month: '2026-10', premium: 250.5, commission: 25.05 },
  ],
  premium: 100,
  commission: 10,
  rows: [
    {
      day: '11/02/2026',
      policy_number: 'MQE-0000102',
      kind: 'issued',
      insured_name: 'Sample Pottery',
      premium: 162,
      commission: 16.2,
    },
    {
      day: '11/20/2026',
      policy_number: 'MQE-0000102',
      kind: 'cancelled',
      insured_name: 'Sample Pottery',
      premium: -62,
      commission: -6.2,
    },
  ],
}
export const noCommission: ProducerCommission = { ...statement, months: [], premium: 0, commission: 0, rows: [] }
