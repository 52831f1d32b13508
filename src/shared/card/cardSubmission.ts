import { useSelector } from '@xstate/react'
import type { FormApi } from 'final-form'
import { createContext } from 'react'
import type { CardEntry, CardFields } from '../../../domain/quote/payment'
import { selectCardFields, selectDrawn } from '../../../machines/shared/cardFields/cardFields.select'
import type { CardInputs } from './cardVault'

/** Whose fields the card is typed into, and how far they are. */
export const fieldsAt = (cardInputs: CardInputs | null): CardFields =>
  cardInputs ? selectCardFields(cardInputs.fields.getSnapshot()) : 'ours'

/** As a decorator: the card is read where it is typed, and the form hears what fields that are not ours tell of it. */
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

/** Whose fields a card is typed into; ours where nobody is asked. */
export const useDrawn = (cardInputs: CardInputs | null) =>
  useSelector(cardInputs?.fields, (seen) => (seen ? selectDrawn(seen) : 'ours'))

/** Whether one has tried to pay with a card that is not complete: until then what is only missing is not wrong. */
export const CardTried = createContext(false)
