import type { LinkRequestRef } from '../../../machines/customer/linkRequest/linkRequest.select'
import { LinkRequest } from '../../shared/frame/LinkRequest'

/** The screen at `/organizer`: an organizer is mailed the links to its events. */
export const OrganizerLinkScreen = ({ link }: { readonly link: LinkRequestRef }) => (
  <LinkRequest
    link={link}
    title="Insurance for your exhibitors"
    intro="Do you organize a fair, a market or a show? Say once which insurance you require, invite your exhibitors from a list, and see at a glance who has proof. Each exhibitor buys in a form that is already filled in, or uploads a certificate that it has."
    hint="We send a link to this address. You need no account."
    sent={(email) =>
      `A link is on its way to ${email}. It opens a new event. The message has the links to your other events too.`
    }
  />
)
