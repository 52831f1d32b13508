import type { Infer } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { type DraftedPage, formShape, storedAsIs } from '../../kit/draft'
import type { organizerInvoicesMachine } from './organizerInvoices.machine'
import { type InvoicePaymentDraft, isFormWritten } from './organizerInvoices.setup'

type Snapshot = SnapshotFrom<typeof organizerInvoicesMachine>

/** A payment that is not recorded yet. */
export const organizerInvoicesDraft: DraftedPage<Snapshot, InvoicePaymentDraft, Infer<typeof formShape>> = {
  ...storedAsIs<InvoicePaymentDraft, Infer<typeof formShape>>('organizerInvoices', formShape),
  draftIn: (snapshot) => {
    const { about, answers, key, draft } = snapshot.context
    const isOpen =
      (snapshot.matches('writing') || snapshot.matches('saving') || snapshot.matches('inviting')) &&
      isFormWritten(snapshot.context)
    return isOpen ? { about, answers, key } : draft
  },
}
