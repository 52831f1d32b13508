import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '../../../server/payments/reconcile'
import { faultPoints } from '../../../server/payments/services'
import { answersHash } from '../../../server/platform/crypto/hash'
import { runs } from '../../domain/properties/runs'
import { endedAt, type Fixture, makeFixture, newKey, type Outcome, type Quote } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())

const which = fc.constantFrom(0, 1)
const key = fc.constantFrom(0, 1, 2)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('buy'), which, key, isGood: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('ask'), which, key }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('die'), which, key, at: fc.constantFrom(...faultPoints) }) },
  fc.record({ does: fc.constant('lose'), call: fc.constantFrom('prepare', 'confirm', 'status', 'cancel', 'refund') }),
  fc.record({ does: fc.constant('answerLost'), call: fc.constantFrom('prepare', 'confirm', 'cancel', 'refund') }),
  fc.record({ does: fc.constant('mend') }),
  fc.record({ does: fc.constant('lapse') }),
  fc.record({ does: fc.constant('reconcile'), force: fc.boolean() }),
  fc.record({ does: fc.constant('rename'), which }),
  fc.record({ does: fc.constant('sign'), which }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Two quotes with three keys each, and the final result of each key. */
class World {
  readonly quotes: Quote[] = []
  readonly keys = [0, 1].map(() => [newKey(), newKey(), newKey()])
  readonly text = new Map<string, string>()
  #names = 0

  async begin() {
    for (const _ of this.keys) this.quotes.push(await fixture.quote())
  }

  async take(taken: Step): Promise<void> {
    const quote = this.quotes['which' in taken ? taken.which : 0]!
    const under = 'key' in taken ? this.keys[taken.which]![taken.key]! : ''
    switch (taken.does) {
      case 'buy':
        return this.hear(under, await fixture.buy(quote, { key: under, card: taken.isGood ? good : bad }))
      case 'ask':
        return this.hear(under, await fixture.ask(quote, under))
      case 'die': {
        const faults = endedAt(taken.at)
        const lost = fixture.buy(quote, { key: under, with: { ...fixture.services, faults } })
        await Promise.race([lost, faults.reached])
        return
      }
      case 'lose':
        fixture.hooks.before = async (call) => {
          if (call === taken.call) throw new Error('lost')
        }
        return
      case 'answerLost':
        fixture.hooks.after = async (call) => {
          if (call === taken.call) throw new Error('lost')
        }
        return
      case 'mend':
        return mend()
      case 'lapse':
        return lapse()
      case 'reconcile':
        await reconcile(fixture.services, { force: taken.force })
        return
      case 'rename':
        return this.rename(quote)
      case 'sign':
        return sign(quote)
    }
  }

  /** Records a final result: the purchase, or that nothing was charged. */
  hear(under: string, result: Outcome): void {
    if (!('bought' in result) && result.status !== 402) return
    const text = JSON.stringify(result)
    expect(text).toBe(this.text.get(under) ?? text)
    this.text.set(under, text)
  }

  async rename(quote: Quote) {
    const answers = JSON.stringify(fixture.answers({ event_name: `Name ${++this.#names}` }))
    const where = fixture.db.q.updateTable('contact').set({ answers }).where('id', '=', quote.id)
    await where.where('policy_number', 'is', null).execute()
  }
}

const [good, bad] = ['4242424242424242', '4000000000000002']
const mend = () => {
  delete fixture.hooks.before
  delete fixture.hooks.after
}
const lapse = async () => {
  await fixture.db.q
    .updateTable('payment')
    .set({ lease_until: new Date(0) })
    .execute()
}
async function sign({ id }: Quote) {
  const { answers } = await fixture.db.q
    .selectFrom('contact')
    .select('answers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const terms = JSON.stringify({ name: 'A', version: '1', signed: '', answersHash: answersHash(answers) })
  await fixture.db.q.updateTable('contact').set({ terms }).where('id', '=', id).execute()
}

test('bank and ledger agree and results stay the same after any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const world = new World()
      await world.begin()
      for (const taken of steps) await world.take(taken)
      mend()
      await lapse()
      await reconcile(fixture.services)
      for (const [i, quote] of world.quotes.entries()) {
        const results: Outcome[] = []
        for (const under of world.keys[i]!) {
          const one = await fixture.ask(quote, under)
          world.hear(under, one)
          results.push(one)
        }
        const policies = await fixture.db.q
          .selectFrom('policy')
          .select('created')
          .where('contact_id', '=', quote.id)
          .execute()
        expect(policies.length).toBe(results.filter((one) => 'bought' in one).length)
        expect(policies.length).toBeLessThanOrEqual(1)
      }
      const { bank, ledger, charges, refunds, policies, states } = await fixture.books()
      expect(bank).toBe(ledger)
      expect(charges - refunds).toBe(policies)
      expect(states).not.toContain('created')
      expect(states).not.toContain('confirming')
    }),
    runs(30),
  )
})
