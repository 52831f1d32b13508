import { type CalendarDate, isBefore, isCalendarDate } from '../common/dates'
import { city, extension, nameOf, state, stateOptions, street, street2, zipCode } from './common'
import { choice, date, derived, email, money, phone, text } from './fields/kinds'

/**
 * Names a license that has expired. It refuses nothing (decision 73): a renewed license may have the old number, and the
 * day may be a typing error.
 */
export function expiredLicense(expires: unknown, today: CalendarDate | null): string | null {
  const isExpired = today !== null && typeof expires === 'string' && isCalendarDate(expires) && isBefore(expires, today)
  return isExpired ? `This license expired on ${expires}. If you have renewed it, enter the new date.` : null
}

const forProducer = { insurance_producer: ['True'] }
const optional = true as const
const producer = { group: 'producer', when: forProducer }

/**
 * The producer who acts for the insured, and is then the contact point (specification section 6), with a license and
 * errors and omissions insurance.
 */
export const producerFields = {
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
  producer_zip: zipCode({ ...producer, optional }),
  producer_city: city({ ...producer, optional }),
  producer_state: state({ ...producer, optional }),
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
} as const
