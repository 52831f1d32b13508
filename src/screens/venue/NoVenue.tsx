import { NoLink } from '../../shared/frame/LinkPage'

/** For a venue whose link does not work. */
export const NoVenue = () => (
  <NoLink
    what="a venue"
    advice="It has expired, or part of it is missing. Use the link in our newest email, or ask us for a new one."
  />
)
