import { brand } from '../../../domain/common/brand'
import { dayInWords } from '../../../domain/common/formats'
import { rainClaimNext } from '../../../domain/policy/rainClaim'
import { Letter } from './letter'
import { Action, Facts, Heading, Note, Paragraph, Points, Steps } from './parts'
import { Quotation } from './quotation'

interface ClaimProps {
  readonly number: string
  readonly policyNumber: string
  readonly event: string
  /** of a policy of rain insurance, which a measurement settles */
  readonly isRain: boolean
  /** of the incident, MM/DD/YYYY */
  readonly date: string
  readonly description: string
  /** the reporter and their contact details */
  readonly name: string
  readonly email: string
  readonly phone: string | null
  /** file names */
  readonly files: readonly string[]
}

const lossNext = [
  'An adjuster reads it and writes to the person who reported it within two business days.',
  'Keep what was damaged, and every receipt and photograph. Don’t throw anything away before we have seen it.',
  'Was someone hurt, or does someone ask you for money? Don’t admit fault or promise anything. Send us their letters.',
]

/** To the reporter: the claim number and the next steps. */
export const ClaimLetter = ({ number, policyNumber, event, isRain, date, description, name, files }: ClaimProps) => (
  <Letter preview={`Claim ${number}, policy ${policyNumber}.`} title="We have your claim">
    <Paragraph>Your claim number is {number}. Use it whenever you contact us about the claim.</Paragraph>
    <Facts
      rows={[
        ['Claim number', number],
        ['Policy number', policyNumber],
        ['Event', event],
        [isRain ? 'Insured day' : 'It happened on', dayInWords(date)],
        ['Reported by', name],
      ]}
    />
    <Quotation who="What was reported:" words={description} />
    {files.length > 0 && <Heading>Files we received</Heading>}
    <Points all={files} />
    <Heading>What happens next</Heading>
    <Steps all={isRain ? rainClaimNext : lossNext} />
    <Note>Something to add? Call {brand.phone}, or reply to this message.</Note>
  </Letter>
)

export const ClaimToStaffLetter = (claim: ClaimProps & { readonly insured: string; readonly url: string }) => (
  <Letter preview={claim.description.slice(0, 120)} title={`Claim ${claim.number}`}>
    <Facts
      rows={[
        ['Claim number', claim.number],
        ['Policy number', claim.policyNumber],
        ['Insured', claim.insured],
        ['Event', claim.event],
        [claim.isRain ? 'Insured day' : 'It happened on', dayInWords(claim.date)],
        ['Reported by', claim.name],
        ['Email', claim.email],
        ...(claim.phone ? [['Phone', claim.phone] as const] : []),
      ]}
    />
    <Quotation who="What was reported:" words={claim.description} />
    {claim.files.length > 0 && <Heading>Files</Heading>}
    <Points all={claim.files} />
    <Action href={claim.url}>Open the request</Action>
  </Letter>
)
