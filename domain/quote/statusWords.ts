/** The status of a quote or policy, for staff and the history. */
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
