/** The states of an organizer's invoice. */
export const invoiceStates = { open: 'Waits for payment', paid: 'Paid', canceled: 'Canceled' } as const
export type InvoiceState = keyof typeof invoiceStates

/** The states of an order on an invoice; the last three left it before the payment. */
export const lineStates = {
  open: 'To be paid',
  paid: 'Paid',
  canceled: 'Invoice canceled',
  lapsed: 'Left: not paid in time',
  replaced: 'Left: paid or ordered anew',
  withdrawn: 'Left: order withdrawn',
} as const
