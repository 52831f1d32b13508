import { brand } from '../../../domain/common/brand'
import { Letter } from './letter'
import { Action, Note, Paragraph } from './parts'

/** The link to the page of a producer. @param days for which it works */
export const ProducerLetter = ({ url, days }: { readonly url: string; readonly days: number }) => (
  <Letter preview="Your page as a producer" title="Your quotes, policies and commission">
    <Paragraph>This link opens the quotes and policies that name you as the producer, and your commission.</Paragraph>
    <Action href={url}>Open my page</Action>
    <Note>
      Anyone with the link can open your clients’ quotes and policies, so keep it to yourself. It works for {days} days.
      If you did not ask for it, do nothing. Questions? Reply to this message, or call {brand.phone}.
    </Note>
  </Letter>
)
