import type { LinkRequestRef } from '../../../machines/customer/linkRequest/linkRequest.select'
import { LinkRequest } from '../../shared/frame/LinkRequest'

/** The screen at `/producer`: a producer is mailed the link to its page. */
export const ProducerLinkScreen = ({ link }: { readonly link: LinkRequestRef }) => (
  <LinkRequest
    link={link}
    title="For agents and brokers"
    intro="See your quotes and policies on one page, with your commission for each month. Start a quote with your details filled in."
    hint="The address that you give as the producer of a quote. You need no account."
    sent={(email) =>
      `If a quote or policy names ${email} as its agent or broker, a link is on its way there. If nothing arrives, start a quote with that address first.`
    }
  />
)
