import type { PaymentPurpose } from '../../../server/payments/purpose'
import type { Product } from '../product/load'

/** The policy's price is its amount in cents here, and stands in `price` of the quote. */
const centsOf = ({ price }: { readonly price: unknown }) => price as number

/** The quote's price as a page shows it. */
export const priceOf = (cents: number) => ({ pricing_detail: { amount_due: cents / 100 }, worksheet: [] }) as never

/**
 * The purpose of the explored payments: a purchase without rating and documents. Whether the quote may be sold, and as
 * what, is still the word of the lifecycle chart. The real purpose asks forty more queries inside the same transaction.
 */
export const purposeOf = (product: Product) => (): PaymentPurpose => ({
  async permit(_, contact, amountCents) {
    const { move, readStatus, notPurchasable, priceChanged } = product
    const status = readStatus(contact.quote_status)
    if (contact.policy_number !== null || !move(status, { type: 'quote.purchased' }).ok)
      return { ok: false, problem: notPurchasable('This quote was bought.') }
    const cents = centsOf(contact)
    if (cents !== amountCents) return { ok: false, problem: priceChanged(priceOf(cents)) }
    return { ok: true, price: cents }
  },
  async bind({ db }, { contact, transactionId, price }) {
    const moved = product.move(product.readStatus(contact.quote_status), { type: 'quote.purchased' })
    if (!moved.ok) throw new Error('a quote was about to be bound that cannot be sold')
    await db.q
      .insertInto('policy')
      .values({
        policy_number: 'MQE-1',
        contact_id: contact.id,
        answers: '{}',
        // null where nobody has checked the quote: a planted fault
        price: JSON.stringify(price ?? null),
        transaction_id: transactionId,
      })
      .execute()
    await db.q
      .updateTable('contact')
      .set({ policy_number: 'MQE-1', quote_status: moved.status })
      .where('id', '=', contact.id)
      .execute()
  },
  answer: async () => ({ policy_number: 'MQE-1', manage_policy_link: '/quote/policy/x' }),
})
