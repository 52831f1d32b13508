import type { Problem } from '../../../contract/problem'
import { problemInWords } from '../../kit/problem'

/** The state of a user who may sign out. */
export const working = { on: { 'signOut.requested': 'signingOut' } } as const

/** The state that signs the user out. */
export const signingOut = <Invoke>(invoke: Invoke) => ({
  meta: { busy: 'Processing...' },
  invoke,
  on: {
    'signOut.refused': {
      target: 'working' as const,
      actions: {
        type: 'toast' as const,
        params: ({ event }: { event: { readonly problem: Problem } }) => ({
          text: problemInWords(event.problem, 'nothing')!,
        }),
      },
    },
  },
})
