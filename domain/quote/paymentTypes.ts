import { isEmailList } from '../common/email'

/**
 * The specification's payment types. With a check or an invoice, coverage starts when the money has arrived (decision
 * 44).
 */
export const paymentTypes = ['credit card', 'check', 'invoice'] as const
/** `organizer`: the organizer of an exhibitor's event pays, if it has said so. */
/** The organizer of an event may pay for its exhibitors. */
export const allPaymentTypes = [...paymentTypes, 'organizer'] as const
export type PaymentType = (typeof allPaymentTypes)[number]
/** the ways to order without a card */
export type OrderType = Exclude<PaymentType, 'credit card'>

/** Whether an order names where its documents go; an organizer's is its exhibitor's own address. */
export const isOrderable = (by: OrderType, emails: string): boolean => by === 'organizer' || isEmailList(emails)
