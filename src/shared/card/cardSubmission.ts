import { useSelector } from '@xstate/react'
import type { FormApi } from 'final-form'
import { createContext } from 'react'
import { type CardEntry, type CardFields, type PaymentDraft, paymentDraft } from '../../../domain/quote/payment'
import { selectCardFields, selectDrawn } from '../../../machines/shared/cardFields/cardFields.select'
import type { CardInputs } from './cardVault'

/** The provider of the card fields, and their loading state. */
export const fieldsAt = (cardInputs: CardInputs | null): CardFields =>
  cardInputs ? selectCardFields(cardInputs.fields.getSnapshot()) : 'ours'

/**
 * A final-form decorator: registers the form as the source of the card, and passes on changes of the processor's
 * fields.
 */
export const withCardInputs =
  <Entry extends CardEntry & { readonly fields: CardFields }>(cardInputs: CardInputs) =>
  (form: FormApi<Entry>) => {
    cardInputs.registerCard(() => form.getState().values)
    const hear = () => form.change('fields', fieldsAt(cardInputs) as Entry['fields'])
    hear()
    const { unsubscribe } = cardInputs.fields.subscribe(hear)
    return () => {
      unsubscribe()
      cardInputs.registerCard(null)
    }
  }

/** A final-form decorator: passes on the changed entries that are no card data. */
export const withDraft =
  <Entry extends CardEntry>(changed: (draft: PaymentDraft) => void) =>
  (form: FormApi<Entry>) => {
    let before = form.getState().values
    return form.subscribe(
      ({ values }) => {
        const draft = paymentDraft(before, values)
        before = values
        if (draft) changed(draft)
      },
      { values: true },
    )
  }

/** The provider of the card fields; our own where there is no `cardInputs`. */
export const useDrawn = (cardInputs: CardInputs | null) =>
  useSelector(cardInputs?.fields, (seen) => (seen ? selectDrawn(seen) : 'ours'))

/** True after an attempt to pay with an incomplete card: only then is a missing value an error. */
export const CardTried = createContext(false)
