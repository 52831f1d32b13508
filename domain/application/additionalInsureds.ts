import { liability } from '../common/coverageTypes'
import { city, state, street, street2, zipCode } from './common'
import { cover, email, entries, text } from './fields/kinds'

const optional = true as const

/** Up to twelve (specification section 9). The venue has its own step and does not count (decision 21). */
export const additionalInsureds = entries(
  {
    most: 12,
    title: 'ai_name',
    sameBy: ['ai_name', 'ai_address_1', 'ai_address_2', 'ai_zip', 'ai_city', 'ai_state'],
    noun: 'additional insured',
    empty: 'No additional insureds yet. Many events need none.',
    fields: {
      ai_name: text({ label: 'Name, exactly as in the contract', brief: 'Name', valid: ['Example Catering Co.'] }),
      ai_address_1: street({ group: '' }),
      ai_address_2: street2({ group: '' }),
      ai_zip: zipCode({ group: '' }),
      ai_city: city({ group: '' }),
      ai_state: state({ group: '' }),
      ai_email: email({ label: 'Email for their certificate', optional, valid: ['catering@example.com'] }),
      ai_waiver_subrogation: cover({
        label: 'Waiver of subrogation',
        hint: 'We won’t ask them to pay us back for a claim. Your contract with the venue says so if you need it.',
        price: '$35.00',
        blank: 'False',
      }),
      ai_primary_noncontributory: cover({
        label: 'Primary and noncontributory wording',
        hint: 'Your policy pays first, before theirs. Your contract with the venue says so if you need it.',
        price: '$35.00',
        blank: 'False',
      }),
    },
  },
  {
    label: 'Additional insureds',
    group: 'additional',
    optional,
    when: { coverage_type: liability },
    valid: [
      [
        {
          ai_name: 'Example Catering Co.',
          ai_address_1: '40 Example Street',
          ai_city: 'Austin',
          ai_state: 'TX',
          ai_zip: '78702',
          ai_waiver_subrogation: 'True',
        },
      ],
    ],
  },
)
