import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Client, Price, Result } from '../../contract/client'
import { recalculate } from '../../machines/calls/quotes'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { selectAmountDue, selectPriceState } from '../../machines/customer/quote/quote.select'
import { fakeClient, ok } from '../screens/fakes'
import { complete, fresh, priceOf } from '../walks/quote.cases'
import { withTestCalls } from '../walks/rig'

/**
 * A server that answers on command, in any order, even if the caller is gone. The amount due is the number of people, so
 * that a price tells which answers it belongs to.
 */
function tardyServer() {
  const waiting: (() => void)[] = []
  const client = {
    ...fakeClient().client,
    recalculate: ({ step0 }: Parameters<Client['recalculate']>[0]) =>
      new Promise<Result<Price>>((resolve) => {
        waiting.push(() => resolve(ok(priceOf(Number(step0?.number_attendees)))))
      }),
  }
  const answerOne = async (nth: number) => {
    waiting.splice(nth % waiting.length, 1)[0]?.()
    for (let i = 0; i < 8; i++) await Promise.resolve()
  }
  return { client, waiting, answerOne }
}

function begin({ client }: ReturnType<typeof tardyServer>) {
  const clock = new SimulatedClock()
  // the whole chart; of its calls only the price is real
  const machine = withTestCalls(quoteMachine).provide({ actors: { recalculate: recalculate(client) } } as never)
  const actor = createActor(machine as unknown as typeof quoteMachine, {
    input: { ...fresh, answers: complete },
    clock,
  }).start()
  return { actor, clock }
}

/** A keystroke, the delay until the next, and the pending answers that arrive meanwhile. */
const edit = fc.record({
  attending: fc.integer({ min: 1, max: 5000 }),
  pause: fc.constantFrom(0, 10, 100, 399, 400, 900),
  arriving: fc.array(fc.nat(50), { maxLength: 3 }),
})

test('after 50 quick edits the price belongs to the last answers, in whatever order the prices arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 50, maxLength: 50 }), fc.array(fc.nat(50)), async (edits, last) => {
      const server = tardyServer()
      const { actor, clock } = begin(server)
      const shown = () => selectAmountDue(actor.getSnapshot())
      for (const { attending, pause, arriving } of edits) {
        actor.send({ type: 'answers.changed', answers: { number_attendees: attending } })
        clock.increment(pause)
        for (const nth of arriving) {
          await server.answerOne(nth)
          expect([null, attending]).toContain(shown())
        }
      }
      clock.increment(400)
      for (const nth of last) await server.answerOne(nth)
      while (server.waiting.length > 0) await server.answerOne(0)
      expect([selectPriceState(actor.getSnapshot()), shown()]).toEqual(['priced', edits.at(-1)!.attending])
      actor.stop()
    }),
    { numRuns: 60 },
  )
})
