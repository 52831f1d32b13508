/** The code of an underwriter's own decline reason, which comes before the reasons from the answers. */
export const declinedByUnderwriter = 'declined_by_underwriter'
