import type { Answers } from '../../../domain/application'
import { textOf } from '../../../domain/application/entries'
import type { Entry } from '../../../domain/application/fields/field'
import { collectedInsureds } from '../../../domain/application/payload'
import { given, addressLines as linesOf } from '../../../domain/common/address'
import { brand } from '../../../domain/common/brand'
import type { AdditionalInsured, Party } from './types'

type Counted = Partial<Answers>

/** The address among these answers, whose names begin with the prefix. */
export function addressLines(of: Readonly<Record<string, unknown>>, prefix: string): string[] {
  const part = (name: string) => of[`${prefix}${name}`] as string | null | undefined
  return linesOf({
    street: part('address_1'),
    street2: part('address_2'),
    city: part('city'),
    state: part('state'),
    zip: part('zip'),
  })
}

/**
 * The company, if there is one, with its contact person. Phone and email are left out, because others see the document.
 */
export function insuredOf(counted: Counted): Party {
  const company = counted.insured_company_name
  const person = given(counted.insured_first_name, counted.insured_last_name).join(' ')
  const lines = addressLines(counted, 'insured_')
  return company ? { name: company, lines: given(person, ...lines) } : { name: person, lines }
}

/** The agency that bought for the insured, else Marquee. */
export function producerOf(counted: Counted): Party {
  if (counted.insurance_producer !== 'True') {
    return { name: brand.company, lines: [...brand.address, `${brand.phone}, ${brand.email}`] }
  }
  const person = given(counted.producer_first_name, counted.producer_last_name).join(' ')
  const phone = given(counted.producer_phone, counted.producer_ext && `ext. ${counted.producer_ext}`).join(' ')
  return {
    name: counted.producer_agency_name ?? person,
    lines: given(person, ...addressLines(counted, 'producer_'), phone, counted.producer_email),
  }
}

/** The first provider is admitted, the second is surplus lines (decision 30). */
export const insurerOf = ({ provider }: Counted): Party =>
  provider === 'second'
    ? { name: brand.secondInsurer.name, lines: [...brand.secondInsurer.address, 'Surplus lines insurer'] }
    : { name: brand.insurer.name, lines: [...brand.insurer.address, 'Admitted insurer'] }

export const insurerNoticeOf = ({ provider }: Counted): string | null =>
  provider === 'second'
    ? 'This insurer is not admitted in your state and is not regulated by it as admitted insurers are. If it becomes insolvent, the guaranty fund of your state does not pay your claims.'
    : null

export function locationOf(counted: Counted): Party {
  const { event_location_name: name, event_location_name_2: secondLine } = counted
  // the form asks for this address without its state, which is the event's
  const cityLine = addressLines(
    { ...counted, location_state: counted.event_state, ...locationParts(counted) },
    'location_',
  )
  return { name: name ?? 'To be named', lines: given(secondLine, ...cityLine) }
}

const locationParts = (counted: Counted) => ({
  location_address_1: counted.event_address_1,
  location_address_2: counted.event_address_2,
  location_city: counted.event_city,
  location_zip: counted.event_zip,
})

/**
 * The certificate holder as typed: the first line, or the part before the first comma, is the name. By default the
 * venue.
 */
export function holderOf(counted: Counted): Party {
  const written = counted.certificate_holder?.trim()
  return written ? partyIn(written) : locationOf(counted)
}

export function partyIn(written: string): Party {
  const [name = '', ...lines] = written.includes('\n') ? written.split('\n') : splitOnce(written)
  return { name, lines: given(...lines) }
}

const splitOnce = (text: string) => {
  const at = text.indexOf(', ')
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 2)]
}

/**
 * Every additional insured by name. The venue takes the first blank entry, or comes first if there is none; any other
 * blank entry is still to be named (decision 20). A venue with an entry of its own, for the wording of an endorsement, is
 * named by that entry: a certificate that names it twice, once without the endorsement, is refused.
 */
export function additionalInsuredsOf(answers: Answers, counted: Counted): AdditionalInsured[] {
  const all = collectedInsureds(answers).map(additionalInsured)
  if (counted.event_location_ai !== 'True') return all
  const venue = locationOf(counted).name
  if (all.some(({ name }) => name !== toBeNamed && name === venue)) return all.filter(({ name }) => name !== toBeNamed)
  const location: AdditionalInsured = { ...locationOf(counted), waiver: false, primary: false }
  const blank = all.findIndex(({ name }) => name === toBeNamed)
  return blank < 0 ? [location, ...all] : all.with(blank, location)
}

const toBeNamed = 'To be named'

const additionalInsured = (entry: Entry): AdditionalInsured => ({
  name: textOf(entry['ai_name']) || toBeNamed,
  lines: addressLines(entry, 'ai_'),
  waiver: entry['ai_waiver_subrogation'] === 'True',
  primary: entry['ai_primary_noncontributory'] === 'True',
})
