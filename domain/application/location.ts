import { liability, ofEvents } from '../common/coverageTypes'
import { addedCoverages } from '../coverages'
import { city, street, street2, zipCode } from './common'
import { formStep } from './fields/field'
import { derived, email, longText, text, yesNo } from './fields/kinds'

const group = 'location'

export const location = formStep({
  title: 'Event venue',
  intro: 'Where the event takes place, as your contract names it.',
  slice: 'step5',
  groups: {
    location: {
      title: 'Where is it?',
      mirror: 'event_state',
    },
    named: { title: 'Who must be named?' },
  },
  fields: {
    event_location_name: text({ label: 'Name of the venue', group, width: 416, valid: ['Sample Meadow Barn'] }),
    event_location_name_2: text({
      label: 'Hall, room or field',
      group,
      width: 416,
      optional: true,
      valid: ['The long room'],
    }),
    event_address_1: street({ group }),
    event_address_2: street2({ group }),
    event_zip: zipCode({ group }),
    event_city: city({ group }),
    event_location_state: derived<string>('State of the venue', ['TX'], (a) => a['event_state'] ?? null, {
      isSent: true,
    }),
    event_email: email({
      label: 'Email of the venue',
      hint: 'We send them the certificate.',
      group,
      when: { coverage_type: ofEvents },
      width: 416,
      optional: true,
      valid: ['barn@example.com'],
    }),
    event_location_ai: yesNo({
      label: 'Must the venue be named as an additional insured?',
      hint: 'Most contracts ask for it. It is free.',
      group: 'named',
      when: { coverage_type: liability },
      valid: ['True', 'False'],
    }),
    rehearsal_dinner_coverage: derived(
      addedCoverages.rehearsal_dinner.label,
      ['False', 'True'],
      (a) => a['rehearsal_dinner'] ?? null,
      {
        isSent: true,
      },
    ),
    certificate_holder: longText({
      label: 'Certificate holder',
      hint: 'Name and address, if the certificate is for somebody other than the venue.',
      group: 'named',
      when: { coverage_type: ofEvents },
      optional: true,
      valid: ['Sample City Parks Department, 1 Example Plaza, Austin, TX 78701'],
    }),
  },
  across: [],
})
