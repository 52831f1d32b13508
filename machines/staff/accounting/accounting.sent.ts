import type { AccountingTransaction, AccountingTransactions } from '../../../contract/client'

interface Shown {
  readonly books: AccountingTransactions | null
  /** the entry that the dialog is about */
  readonly about: AccountingTransaction | null
}

/** The mails with the document of the dialog’s entry, as the books that were loaded last have them. */
export function sentBefore({ books, about }: Shown): NonNullable<AccountingTransaction['sent']> {
  const newest = books?.data.find(({ transaction_id }) => transaction_id === about?.transaction_id)
  return (newest ?? about)?.sent ?? []
}

/** Whether the user was shown that the entry was sent: only then it is sent again. */
export const isSentBefore = (shown: Shown): boolean => sentBefore(shown).length > 0
