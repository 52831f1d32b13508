import type { OpenedPolicy } from '../../contract/client'

/** A wedding's policy of which one document is still being made. */
export const openedPolicy: OpenedPolicy = {
  policy: {
    id: 'MQE-0048153',
    created: '2026-11-20T19:45:00.000Z',
    version: 1,
    customFields: {
      policy_number: 'MQE-0048153',
      application_processed: 'True',
      broker_partnership_quote: null,
      status: 'purchased',
      event_type: 'Wedding',
      event_name: 'Sample wedding',
      event_start_date: '06/12/2027',
      event_end_date: '06/12/2027',
      coverage_limits: '$1,000,000/$2,000,000',
      insured_name: 'Jordan Sample',
      event_location_name: 'Sample Meadow Barn',
      amount_due: 301.35,
    },
  },
  contact: { id: 'cW9tZXRoaW5nIHJhbmRvbQ', policy_number: 'MQE-0048153' },
  documents: [
    {
      name: 'Certificate of insurance, liability',
      kind: 'certificate',
      url: '/api/files/sample-certificate-token',
      ready: true,
    },
    { name: 'Policy, liability', kind: 'policy', url: '/api/files/sample-policy-token-0', ready: true },
    { name: 'Sales receipt', kind: 'receipt', url: '/api/files/sample-receipt-token', ready: false },
  ],
  changes_left: 10,
}
