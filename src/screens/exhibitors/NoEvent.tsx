import { NoLink } from '../../shared/frame/LinkPage'
import { Link } from '../../shared/ui/Link'

/** For an organizer whose link does not work. */
export const NoEvent = () => (
  <NoLink
    what="an event"
    advice={
      <>
        The event is over, the link was replaced, or part of it is missing. Use the link in our newest email, or{' '}
        <Link to="/organizer">get a new one</Link>.
      </>
    }
  />
)
