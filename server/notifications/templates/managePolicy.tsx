import { Letter } from './letter'
import { Action, Documents, Facts, Note, Paragraph } from './parts'

interface ManageProps {
  readonly number: string
  readonly event: string
  readonly url: string
}

/** The policy link, on request or sent by staff. */
export const ManagePolicyLetter = ({ number, event, url }: ManageProps) => (
  <Letter preview={event} title="Link to your policy">
    <Paragraph>Someone asked us to send you the link that opens this policy.</Paragraph>
    <Facts
      rows={[
        ['Policy number', number],
        ['Event', event],
      ]}
    />
    <Action href={url}>Open the policy</Action>
    <Note>{keep}</Note>
  </Letter>
)

export const PolicyLookupLetter = ({ all }: { all: readonly { readonly name: string; readonly url: string }[] }) => (
  <Letter
    preview="The links that open what you have with us."
    title={all.length === 1 ? 'Your policy' : 'Your policies'}
  >
    <Paragraph>
      Someone asked for the policies of this address. {all.length === 1 ? 'Here it is.' : 'Here they are.'}
    </Paragraph>
    <Documents all={all} />
    <Note>{keep} If you did not ask for this, ignore this message. Nobody else was sent the links.</Note>
  </Letter>
)

const keep = 'Such a link opens the policy without a password: documents, changes, claims. Do not forward it.'
