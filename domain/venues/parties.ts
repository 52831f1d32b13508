import type { Answers } from '../application'
import { nameOf } from '../application/common'
import { filledEntries, textOf } from '../application/entries'
import type { Entry } from '../application/fields/field'
import { addressInLine } from '../common/address'
import { holdsLiability } from '../common/coverageTypes'
import { listInWords } from '../common/formats'
import { sentence } from '../common/sentence'
import { type Checked, liabilityNeeded, met, notMet, type RequirementLine } from './line'
import { isSameName, isSameParty } from './names'
import type { NamedParty, RequirementSheet } from './sheet'

/** The most additional insureds of a policy (specification section 9). */
const most = 12

const isVenueNamed = ({ counted, sheet }: Checked) =>
  counted.event_location_ai === 'True' && isSameName(counted.event_location_name, sheet.venue.name)

const entryOf = (entries: readonly Entry[], { name }: NamedParty) =>
  entries.find((entry) => isSameName(entry['ai_name'], name))

const named = (checked: Checked) => filledEntries(checked.counted.ai_data)

/** Every party that the sheet wants as an additional insured, the venue first. */
const partiesOf = ({ venue, also_insured, additional_insured }: RequirementSheet): readonly NamedParty[] =>
  additional_insured ? [venue, ...also_insured] : also_insured

/** The parties that want the wording of an endorsement: it can only be given to an additional insured. */
const endorsedOf = (sheet: RequirementSheet) => [sheet.venue, ...sheet.also_insured]

function entryFor(entries: readonly Entry[], party: NamedParty): Entry {
  const like = entries.find((entry) => isSameParty(entry['ai_name'], party.name))
  return {
    ...like,
    ai_name: party.name,
    ai_address_1: party.address_1,
    ai_address_2: party.address_2,
    ai_city: party.city,
    ai_state: party.state,
    ai_zip: party.zip,
  }
}

/** The list with this entry in the position of one that means the same party, else at the end. */
function withEntry(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const at = entries.findIndex((other) => isSameParty(other['ai_name'], entry['ai_name']))
  return at < 0 ? [...entries, entry] : entries.with(at, entry)
}

const full = `A policy names up to ${most} additional insureds. Remove one that you do not need.`

const namesOf = (parties: readonly NamedParty[]) => listInWords(parties.map(({ name }) => name))

/** Each party that must be an additional insured, by the exact name. The venue's own place is free. */
export function additionalInsuredLine(checked: Checked): RequirementLine | null {
  const { sheet } = checked
  const parties = partiesOf(sheet)
  if (parties.length === 0) return null
  const entries = named(checked)
  const line = { key: 'additionalInsured', requirement: `Additional insured: ${namesOf(parties)}` } as const
  if (!holdsLiability(checked.counted.coverage_type)) return notMet(line, liabilityNeeded, null)
  const isVenue = (party: NamedParty) => party === sheet.venue
  const missing = parties.filter((party) => !entryOf(entries, party) && !(isVenue(party) && isVenueNamed(checked)))
  if (missing.length === 0) return met(line)
  const added = missing
    .filter((party) => !isVenue(party))
    .reduce((list, party) => withEntry(list, entryFor(list, party)), entries)
  if (added.length > most) return notMet(line, full, null)
  const ownAnswers = missing.some(isVenue) ? { event_location_ai: 'True', event_location_name: sheet.venue.name } : {}
  const change = { ...ownAnswers, ...(added !== entries && { ai_data: added }) } as Partial<Answers>
  return notMet(line, sentence(`Not named yet: ${namesOf(missing)}`), change)
}

/** For a venue that the question about it names for free. */
const notFree = 'The wording needs an entry of the venue in your list of additional insureds, at the price of each.'

const wordings = {
  waiver: {
    mark: 'ai_waiver_subrogation',
    wanted: 'waiver_of_subrogation',
    requirement: 'Waiver of subrogation',
    advice: 'No waiver of subrogation yet for',
  },
  primary: {
    mark: 'ai_primary_noncontributory',
    wanted: 'primary_noncontributory',
    requirement: 'Primary and noncontributory wording',
    advice: 'No primary and noncontributory wording yet for',
  },
} as const

/** The wording belongs to an entry of the list, so the venue gets one of its own; it is then named once, by its entry. */
export function wordingLine(checked: Checked, key: keyof typeof wordings): RequirementLine | null {
  const { sheet } = checked
  const { mark, wanted, requirement, advice } = wordings[key]
  if (!sheet[wanted]) return null
  const parties = endorsedOf(sheet)
  const entries = named(checked)
  const line = { key, requirement: `${requirement} for ${namesOf(parties)}` }
  if (!holdsLiability(checked.counted.coverage_type)) return notMet(line, liabilityNeeded, null)
  const missing = parties.filter((party) => entryOf(entries, party)?.[mark] !== 'True')
  if (missing.length === 0) return met(line)
  const marked = missing.reduce(
    (list, party) => withEntry(list, { ...entryFor(list, party), [mark]: 'True' }),
    entries as readonly Entry[],
  )
  if (marked.length > most) return notMet(line, full, null)
  const isFree = isVenueNamed(checked) && entryOf(entries, sheet.venue) === undefined
  const words = [sentence(`${advice} ${namesOf(missing)}`), ...(isFree ? [notFree] : [])]
  return notMet(line, words.join(' '), { ai_data: marked } as Partial<Answers>)
}

/** The insured of the certificate: the company, else the person. */
const insuredName = ({ counted }: Checked): string => textOf(counted.insured_company_name) || (personOf(counted) ?? '')

/** The insured person; null without a name. */
const personOf = ({ insured_first_name, insured_last_name }: Checked['counted']) =>
  nameOf(insured_first_name, insured_last_name)

const insuredOf = {
  venue: 'The insured is the person or company that holds the event',
  organizer: 'The insured is the business that exhibits',
} as const

/** A venue that insures itself gets a certificate that it must refuse: the insured is the one who rents. */
export function insuredLine(checked: Checked): RequirementLine {
  const { sheet, counted, asker } = checked
  const line = { key: 'insured', requirement: insuredOf[asker] } as const
  const names = [sheet.venue.name, sheet.known_as]
  const isVenue = (name: string) => names.some((venue) => isSameParty(name, venue))
  const person = personOf(counted)
  if (!isVenue(insuredName(checked))) return met(line)
  const advice = `${insuredName(checked)} is the venue. The venue is named as an additional insured. Enter the name of the person or company that rents it.`
  const isCompany = textOf(counted.insured_company_name) !== ''
  return notMet(line, advice, isCompany && person !== null && !isVenue(person) ? { insured_company_name: null } : null)
}

/** The name on the certificate: the venue's and the certificate holder's. */
export function nameLine({ sheet, counted }: Checked): RequirementLine {
  const { name } = sheet.venue
  const line = { key: 'name', requirement: `The certificate is made out to ${name}` } as const
  const isNamed = isSameName(counted.event_location_name, name)
  const holder = textOf(counted.certificate_holder)
  const isHolder = holder === '' || isSameName(holder.split(holder.includes('\n') ? '\n' : ', ')[0], name)
  if (isNamed && isHolder) return met(line)
  const typed = isNamed ? holder : textOf(counted.event_location_name)
  const advice = typed === '' ? 'The venue has no name yet.' : sentence(`The certificate would say ${typed}`)
  return notMet(line, advice, { event_location_name: name, ...(isHolder ? {} : { certificate_holder: null }) })
}

/** An event in another state is another event: only its first step can move it. */
export function addressLine({ sheet, counted }: Checked): RequirementLine {
  const { address_1, address_2, city, state, zip } = sheet.venue
  const text = addressInLine({ street: address_1, street2: address_2, city, state, zip })
  const line = { key: 'address', requirement: `The address is ${text}` } as const
  if (counted.event_state !== state)
    return notMet(line, 'Your event is in another state. Change the state of the event in the first step.', null)
  const address = { event_address_1: address_1, event_address_2: address_2, event_city: city, event_zip: zip } as const
  const differs = Object.entries(address).some(
    ([field, value]) => !isSameName(counted[field as keyof typeof address], value),
  )
  return differs ? notMet(line, 'The certificate would have another address.', address) : met(line)
}

export function deliveryLine({ sheet, counted }: Checked): RequirementLine | null {
  if (sheet.send_to === null) return null
  const line = { key: 'delivery', requirement: `The certificate goes to ${sheet.send_to}` } as const
  return textOf(counted.event_email).toLowerCase() === sheet.send_to.toLowerCase()
    ? met(line)
    : notMet(line, 'We do not send it to this address yet.', { event_email: sheet.send_to })
}
