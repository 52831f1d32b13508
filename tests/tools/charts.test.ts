import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { mermaidOf } from '../../tools/charts/mermaid'

test('a chart is drawn with nested states, regions, guards and final states', () => {
  const machine = createMachine({
    initial: 'asking',
    states: {
      asking: {
        on: {
          'answer.given': [
            { guard: 'isRight', target: 'working' },
            { target: 'asking', reenter: true },
          ],
        },
      },
      working: {
        type: 'parallel',
        states: { price: { initial: 'old', states: { old: { after: { 400: 'new' } }, new: {} } }, record: {} },
        always: { guard: 'isOver', target: 'done' },
      },
      done: { type: 'final' },
    },
  })
  expect(mermaidOf(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> asking',
    '  state "asking" as asking',
    '  asking --> working: answer.given [isRight]',
    '  asking --> asking: answer.given',
    '  state "working" as working {',
    '    state "price" as working_price {',
    '      [*] --> working_price_old',
    '      state "old" as working_price_old',
    '      working_price_old --> working_price_new: after 400',
    '      state "new" as working_price_new',
    '    }',
    '    --',
    '    state "record" as working_record',
    '  }',
    '  working --> done: at once [isOver]',
    '  state "done" as done',
    '  done --> [*]',
    '',
  ])
})
