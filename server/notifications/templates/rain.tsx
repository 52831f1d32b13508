import { Letter } from './letter'
import { Action, Facts, Note, Paragraph } from './parts'

type Rows = readonly (readonly [label: string, value: string])[]

interface RainProps {
  /** the requested insurance */
  readonly rows: Rows
  /** the contact details of the sender */
  readonly sender: Rows
  /** of the request's page, for staff */
  readonly url: string
}

/** Confirms a request for rain insurance to its sender. */
export const RainLetter = ({ rows }: RainProps) => (
  <Letter preview="We have your request and will email you." title="Your request for rain insurance">
    <Paragraph>Thank you. A member of our team will review it and email you a price.</Paragraph>
    <Facts rows={rows} />
    <Note>This is not an offer, and nothing is insured yet. The price depends on the venue and the season.</Note>
  </Letter>
)

export const RainToStaffLetter = ({ rows, sender, url }: RainProps) => (
  <Letter preview={rows.map(([, value]) => value).join(', ')} title="Rain insurance requested">
    <Facts rows={[...sender, ...rows]} />
    <Action href={url}>Open the request</Action>
  </Letter>
)
