import { brand } from '../../../domain/common/brand'
import { dayInWords } from '../../../domain/common/formats'
import { Letter } from './letter'
import { Facts, Heading, Note, Paragraph, Points, Steps } from './parts'
import { Quotation } from './quotation'

interface ClaimProps {
  readonly number: string
  readonly policyNumber: string
  readonly event: string
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

/** To the reporter: the claim number and the next steps. */
export const ClaimLetter = ({ number, policyNumber, event, date, description, name, files }: ClaimProps) => (
  <Letter preview={`Claim ${number}, policy ${policyNumber}.`} title="We have your claim">
    <Paragraph>Your claim has the number {number}. Give it whenever you write or call about it.</Paragraph>
    <Facts
      rows={[
        ['Claim number', number],
        ['Policy number', policyNumber],
        ['Event', event],
        ['It happened on', dayInWords(date)],
        ['Reported by', name],
      ]}
    />
    <Quotation who="What was reported:" words={description} />
    {files.length > 0 && <Heading>The files that we have</Heading>}
    <Points all={files} />
    <Heading>What happens next</Heading>
    <Steps
      all={[
        'One of us reads it and calls or writes to who reported it.',
        'Keep what was damaged, and every receipt and photograph. Throw nothing away before we have seen it.',
        'Did somebody get hurt, or does somebody ask you for money? Admit nothing and promise nothing. Send us what they write.',
      ]}
    />
    <Note>Something to add? Call {brand.phone}, or answer to this message.</Note>
  </Letter>
)

export const ClaimToStaffLetter = (claim: ClaimProps & { readonly insured: string }) => (
  <Letter preview={claim.description.slice(0, 120)} title={`Claim ${claim.number}`}>
    <Facts
      rows={[
        ['Claim number', claim.number],
        ['Policy number', claim.policyNumber],
        ['Insured', claim.insured],
        ['Event', claim.event],
        ['It happened on', dayInWords(claim.date)],
        ['Reported by', claim.name],
        ['Email', claim.email],
        ...(claim.phone ? [['Phone', claim.phone] as const] : []),
      ]}
    />
    <Quotation who="What was reported:" words={claim.description} />
    {claim.files.length > 0 && <Heading>Files</Heading>}
    <Points all={claim.files} />
  </Letter>
)
