import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CardFields } from '../../../domain/quote/payment'
import type { cardFieldsMachine } from './cardFields.machine'

export type CardFieldsRef = ActorRefFrom<typeof cardFieldsMachine>
type Snapshot = SnapshotFrom<typeof cardFieldsMachine>

/** `missing`: the fields could not be loaded; the user can retry. */
export function selectDrawn(s: Snapshot): 'coming' | 'missing' | 'ours' | 'hosted' {
  if (s.matches('ours')) return 'ours'
  if (s.matches({ hosted: 'ready' })) return 'hosted'
  return s.hasTag('background') ? 'coming' : 'missing'
}

/** The state of the fields, from which a form tells whether the card is complete. */
export function selectCardFields(s: Snapshot): CardFields {
  const drawn = selectDrawn(s)
  if (drawn === 'ours') return drawn
  return drawn === 'hosted' ? s.context.state : 'absent'
}

/** Whether the processor shows the button of a wallet above the card. */
export const selectHasWallets = (s: Snapshot) => s.matches({ hosted: { ready: 'withWallets' } })

export const selectFieldStates = (s: Snapshot) => s.context.state
export const selectBrand = (s: Snapshot) => s.context.brand
export const selectTokensUrl = (s: Snapshot) => s.context.tokensUrl
/** Why the fields are missing. */
export const selectFieldsProblem = (s: Snapshot) => s.context.problem
