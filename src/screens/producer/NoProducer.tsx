import { NoLink } from '../../shared/frame/LinkPage'
import { Link } from '../../shared/ui/Link'

/** For a producer whose link does not work. */
export const NoProducer = () => (
  <NoLink
    what="a page"
    advice={
      <>
        The link is older than 30 days, it was replaced, or part of it is missing. Use the link in our newest email, or{' '}
        <Link to="/producer">get a new one</Link>.
      </>
    }
  />
)
