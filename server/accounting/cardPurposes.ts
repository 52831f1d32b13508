/** What staff may charge to a card, and what the payment's purpose begins with. */
export const cardPurposes = { salesReceipt: 'receipt:', receivePayment: 'payment:' } as const
export type CardKind = keyof typeof cardPurposes
