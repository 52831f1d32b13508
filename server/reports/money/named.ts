/** The columns of a contact by which a reader of a report finds it. */
export const named = ['contact.quote_number', 'contact.policy_number', 'contact.insured_name'] as const

export interface Named {
  readonly quote_number: string
  readonly policy_number: string | null
  readonly insured_name: string | null
}
