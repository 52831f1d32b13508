import { city, state, stateOptions, street, street2, zipCode } from './common'
import { choice, cover, date, derived, email, entries, formStep, money, phone, text, yesNo } from './field'

const forProducer = { insurance_producer: ['True'] }
const optional = true as const
const producer = { group: 'producer', when: forProducer }
const extension = { label: 'Extension', width: 96, optional, valid: ['12'] } as const

const nameOf = (first: unknown, last: unknown) => [first, last].filter(Boolean).join(' ') || null

export const insured = formStep({
  title: 'Insured and additional insureds',
  intro:
    'People and companies your contract says must be named on your policy. The event location comes later, in step 6, and is free.',
  onward: 'Continue to the location',
  slice: 'step4',
  isRecord: true,
  groups: {
    insured: {
      title: 'Who is insured?',
      hint: 'The person or company that signed with the location. This name is printed on the certificate.',
    },
    producer: { title: 'Insurance producer' },
    additional: { title: 'Additional insureds', hint: '$10.00 each. The event location is free.' },
  },
  fields: {
    insured_company_name: text({
      label: 'Company or organization',
      autocomplete: 'organization',
      group: 'insured',
      optional,
      valid: ['Sample Company'],
    }),
    insured_first_name: text({
      label: 'First name',
      autocomplete: 'given-name',
      group: 'insured',
      row: 'name',
      valid: ['Jordan'],
    }),
    insured_last_name: text({
      label: 'Last name',
      autocomplete: 'family-name',
      group: 'insured',
      row: 'name',
      valid: ['Sample'],
    }),
    insured_contact_name: derived<string>(
      'Name of the insured',
      ['Jordan Sample'],
      (a) => nameOf(a['insured_first_name'], a['insured_last_name']),
      { isSent: true },
    ),
    insured_email: email({
      label: 'Email',
      hint: 'The policy and the certificate go to this address.',
      autocomplete: 'email',
      group: 'insured',
      width: 416,
      valid: ['jordan.sample@example.com'],
    }),
    insured_phone: phone({
      label: 'Phone',
      autocomplete: 'tel-national',
      group: 'insured',
      row: 'phone',
      width: 160,
      valid: ['512-555-0142'],
    }),
    insured_ext: text({ ...extension, autocomplete: 'tel-extension', group: 'insured', row: 'phone' }),
    insured_address_1: street({ group: 'insured' }),
    insured_address_2: street2({ group: 'insured' }),
    insured_city: city({ group: 'insured' }),
    insured_state: state({ group: 'insured' }),
    insured_zip: zipCode({ group: 'insured' }),
    insurance_producer: yesNo({
      label: 'Are you an insurance producer acting for the insured?',
      hint: 'If yes, we write to you instead.',
      group: 'producer',
    }),
    producer_agency_name: text({ label: 'Agency', autocomplete: 'off', valid: ['Example Agency'], ...producer }),
    producer_first_name: text({ label: 'Your first name', row: 'pname', valid: ['Casey'], ...producer }),
    producer_last_name: text({ label: 'Your last name', row: 'pname', valid: ['Specimen'], ...producer }),
    producer_contact_name: derived<string>(
      'Name of the producer',
      ['Casey Specimen'],
      (a) => nameOf(a['producer_first_name'], a['producer_last_name']),
      { isSent: true, when: forProducer },
    ),
    producer_email: email({ label: 'Your email', width: 416, valid: ['casey.specimen@example.com'], ...producer }),
    producer_phone: phone({ label: 'Your phone', row: 'pphone', width: 160, valid: ['512-555-0143'], ...producer }),
    producer_ext: text({ ...extension, row: 'pphone', ...producer }),
    producer_address_1: street({ ...producer, label: 'Street address of the agency', optional }),
    producer_address_2: street2(producer),
    producer_city: city({ ...producer, optional }),
    producer_state: state({ ...producer, optional }),
    producer_zip: zipCode({ ...producer, optional }),
    producer_license_state: choice(stateOptions)({
      label: 'State of your license',
      row: 'license',
      valid: ['TX'],
      ...producer,
    }),
    producer_license_number: text({ label: 'License number', row: 'license', valid: ['TX-0012'], ...producer }),
    producer_license_exp_date: date({
      label: 'License expires',
      row: 'license',
      width: 160,
      optional,
      valid: ['12/31/2028'],
      ...producer,
    }),
    producer_carrier_name: text({
      label: 'Your errors and omissions insurer',
      optional,
      valid: ['Example Mutual'],
      ...producer,
    }),
    producer_policy_number: text({ label: 'Its policy number', optional, valid: ['EO-4711'], ...producer }),
    producer_effective_date: date({
      label: 'Runs from',
      row: 'eo',
      width: 160,
      optional,
      valid: ['01/01/2027'],
      ...producer,
    }),
    producer_exp_date: date({ label: 'Runs to', row: 'eo', width: 160, optional, valid: ['12/31/2027'], ...producer }),
    producer_fee: money({
      label: 'Your fee',
      hint: 'You collect it yourself. It is not part of the amount due.',
      width: 160,
      optional,
      valid: [50],
      ...producer,
    }),
    ai_data: entries(
      {
        most: 12,
        title: 'ai_name',
        noun: 'additional insured',
        empty: 'No additional insureds yet. Many events need none.',
        fields: {
          ai_name: text({ label: 'Name, exactly as in the contract', brief: 'Name', valid: ['Example Catering Co.'] }),
          ai_address_1: street({ group: '' }),
          ai_address_2: street2({ group: '' }),
          ai_city: city({ group: '' }),
          ai_state: state({ group: '' }),
          ai_zip: zipCode({ group: '' }),
          ai_email: email({ label: 'Email for their certificate', optional, valid: ['catering@example.com'] }),
          ai_waiver_subrogation: cover({
            label: 'Waiver of subrogation',
            hint: 'We do not ask them to pay back a claim.',
            price: '$35.00',
            blank: 'False',
          }),
          ai_primary_noncontributory: cover({
            label: 'Primary and noncontributory wording',
            hint: 'Your policy pays first, before theirs.',
            price: '$35.00',
            blank: 'False',
          }),
        },
      },
      {
        label: 'Additional insureds',
        group: 'additional',
        optional,
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
    ),
  },
  across: [],
})
