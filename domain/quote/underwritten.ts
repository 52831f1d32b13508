/** The code of an underwriter's own reason for a decline, which stands before those that the answers gave. */
export const declinedByUnderwriter = 'declined_by_underwriter'
