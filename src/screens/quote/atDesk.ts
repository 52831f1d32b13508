import type { FormApi } from 'final-form'
import type { CardEntry, CardFields } from '../../../domain/payment'
import { selectCardFields } from '../../../machines/cardFields/cardFields.select'
import type { CardDesk } from '../../app/cardVault'

/** Whose fields the card is typed into, and how far they are. */
export const fieldsAt = (desk: CardDesk | null): CardFields =>
  desk ? selectCardFields(desk.fields.getSnapshot()) : 'ours'

/** As a decorator: the card is read where it is typed, and the form hears what fields that are not ours tell of it. */
export const atDesk =
  <Entry extends CardEntry & { readonly fields: CardFields }>(desk: CardDesk) =>
  (form: FormApi<Entry>) => {
    desk.holdCard(() => form.getState().values)
    const hear = () => form.change('fields', fieldsAt(desk) as Entry['fields'])
    hear()
    const { unsubscribe } = desk.fields.subscribe(hear)
    return () => {
      unsubscribe()
      desk.holdCard(null)
    }
  }
