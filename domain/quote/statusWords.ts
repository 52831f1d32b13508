/** How a quote or policy stands, as staff and the history say it. */
export const statusWords = {
  draft: 'Draft',
  quoted: 'Quoted',
  referred: 'Referred',
  approved: 'Approved',
  declined: 'Declined',
  awaitingPayment: 'Awaiting payment',
  purchased: 'Purchased',
  cancelled: 'Canceled',
  expired: 'Expired',
} as const
