import { additionalInsureds } from './additionalInsureds'
import { city, extension, nameOf, state, street, street2, zipCode } from './common'
import { formStep } from './fields/field'
import { derived, email, phone, text, yesNo } from './fields/kinds'
import { producerFields } from './producer'

export const insured = formStep({
  title: 'Insured and additional insureds',
  intro: 'People and companies your contract says must be named on your policy. The venue comes below, and is free.',
  slice: 'step4',
  groups: {
    insured: {
      title: 'Who is insured?',
      hint: 'You, or the organization that holds the event. This name is printed on the certificate.',
    },
    producer: { title: 'Insurance agent or broker' },
    additional: { title: 'Additional insureds', hint: '$10.00 each. The venue is free.' },
  },
  fields: {
    insured_company_name: text({
      label: 'Company or organization',
      autocomplete: 'organization',
      group: 'insured',
      optional: true,
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
    // the ZIP code answers its city and its state
    insured_zip: zipCode({ group: 'insured' }),
    insured_city: city({ group: 'insured' }),
    insured_state: state({ group: 'insured' }),
    insurance_producer: yesNo({
      label: 'Are you an insurance agent or broker?',
      hint: 'If yes, we write to you instead.',
      group: 'producer',
      blank: 'False',
    }),
    ...producerFields,
    ai_data: additionalInsureds,
  },
  across: [],
  forRain: {
    title: 'Insured',
    intro: null,
    hints: { insured: 'You, or the organization that gets the payment. This name is printed on the certificate.' },
  },
})
