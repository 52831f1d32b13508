import { type Declared, settings } from '../../../domain/staff/settings'

type SettingsAction = `${Declared['audit']['noun']}.${'added' | 'changed' | 'deleted'}`

/** The changes of the settings lists, as each list declares them. */
const settingsWords = Object.fromEntries(
  Object.values(settings).flatMap(({ audit: { noun, ...words } }) =>
    Object.entries(words).map(([event, text]) => [`${noun}.${event}`, text]),
  ),
) as Readonly<Record<SettingsAction, string>>

/**
 * The description of every audited action (server/platform/audit/audit), for readers of the history. An action that is
 * missing here does not compile where it is recorded.
 */
export const actionWords = {
  'account.added': 'Account created',
  'account.changed': 'Account changed',
  'account.closed': 'Account deactivated',
  'account.opened': 'Account activated',
  'attachment.added': 'File attached',
  'attachment.deleted': 'Attached file deleted',
  'attachments.sent': 'Attached files sent',
  'certificate.made': 'Certificate reissued',
  'claim.received': 'Claim reported',
  'contact.erased': 'Records of a person erased',
  'contacts.exported': 'Contacts exported',
  'coupon.applied': 'Coupon applied',
  'coupon.removed': 'Coupon removed',
  'creditMemo.entered': 'Credit memo entered',
  'documents.sent': 'Documents sent',
  'email.forwarded': 'Email forwarded',
  'gtag.flagged': 'Page measured',
  'invoice.entered': 'Invoice entered',
  'job.retried': 'Job retried',
  'message.received': 'Message received',
  'message.written': 'Message written',
  'order.extended': 'Last day to pay moved',
  'order.lapsed': 'Order expired unpaid',
  'order.replaced': 'Order paid for in another way',
  'order.sent': 'Order sent again',
  'order.withdrawn': 'Order withdrawn',
  'password.changed': 'Password changed',
  'payment.cancelled': 'Payment ended',
  'payment.captured': 'Card charged',
  'payment.declined': 'Card declined',
  'payment.owed': 'Charge to be refunded',
  'payment.received': 'Payment received',
  'payment.refunded': 'Charge refunded',
  'payment.unbindable': 'Charged, but could not be completed',
  'personalData.erased': 'Personal data erased',
  'personalData.exported': 'Personal data exported',
  'policies.sought': 'Policy links requested',
  'policy.bound': 'Policy issued',
  'policy.cancelled': 'Policy canceled',
  'policy.changed': 'Policy changed',
  'policyLink.requested': 'Policy link sent',
  'prospect.added': 'Added to the prospects',
  'purchaseLink.requested': 'Purchase link sent',
  'quote.approved': 'Quote approved',
  'quote.begun': 'Quote started',
  'quote.declined': 'Quote declined',
  'quote.followedUp': 'Quote reminder sent',
  'quote.lapsed': 'Quote expired',
  'quote.movedToToday': 'Quote moved to today’s version',
  'quote.ordered': 'Ordered, to be paid by check or invoice',
  'quote.purchased': 'Quote bought',
  'quote.reopened': 'Quote reopened',
  'quote.saved': 'Answers saved',
  'quoteEmail.requested': 'Quote sent by email',
  'prospects.exported': 'Prospects exported',
  'quotes.sought': 'Quote links requested',
  'rain.requested': 'Rain insurance requested',
  'record.changed': 'Record changed',
  'report.exported': 'Report exported',
  'refund.failed': 'Refund refused by the processor',
  'refund.made': 'Refund paid',
  'refund.owed': 'Refund decided',
  'refund.replaced': 'Refund replaced by another',
  'request.answered': 'Request answered',
  'request.closed': 'Request closed',
  'request.reopened': 'Request reopened',
  'review.submitted': 'Submitted for review',
  'salesReceipt.entered': 'Sales receipt entered',
  'session.begun': 'Signed in',
  'session.ended': 'Signed out',
  'session.endedElsewhere': 'Session ended from another one',
  'signature.added': 'Signature made',
  'signature.changed': 'Signature changed',
  'signature.deleted': 'Signature deleted',
  'referral.left': 'Released for another underwriter',
  'referral.taken': 'Taken by an underwriter',
  'task.added': 'Task added',
  'task.closed': 'Task done',
  'task.reopened': 'Task reopened',
  'terms.drafted': 'Terms worked on',
  'terms.signed': 'Terms signed',
  'termsLink.requested': 'Link to the terms sent',
  'transaction.entered': 'Transaction entered',
  'transaction.sent': 'Transaction sent by email',
  'transaction.voided': 'Transaction voided',
  'workItem.assigned': 'Owner of a request or task changed',
  ...settingsWords,
} as const satisfies Readonly<Record<string, string>>

/** Named like the charts' events. */
export type AuditAction = keyof typeof actionWords

/** An action of an earlier server version that is no longer recorded shows its own name. */
export const wordsOf = (action: string): string =>
  Object.hasOwn(actionWords, action) ? actionWords[action as AuditAction] : plain(action)

/** Turns transaction_id and policyLink.requested into plain words. */
export function plain(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
