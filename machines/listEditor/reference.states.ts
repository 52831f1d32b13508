import { listEditorSetup } from './listEditor.setup'

/** What the program is configured with: read, and never written. */
export const referenceStates = listEditorSetup.createStateConfig({
  initial: 'loading',
  on: { 'address.opened': { target: '#listEditor.arriving', actions: 'readAddress' } },
  states: {
    loading: {
      tags: 'background',
      invoke: {
        id: 'readReference',
        src: 'readReference',
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: { 'reference.read': { target: 'shown', actions: 'keepReference' }, 'reference.missed': 'failed' },
    },
    shown: {},
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'list.retried': 'loading' } },
  },
})
