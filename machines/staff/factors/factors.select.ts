import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import { problemInWords } from '../../kit/problem'
import type { factorsMachine } from './factors.machine'

export type FactorsRef = ActorRefFrom<typeof factorsMachine>
type Snapshot = SnapshotFrom<typeof factorsMachine>

type Nested<Value> = Value extends string ? Value : keyof Value
/** The part that shows: the list, a form by its name, or the recovery codes. */
export const selectFactorsView = (s: Snapshot) =>
  (typeof s.value === 'string' ? s.value : Object.keys(s.value)[0]) as Nested<typeof s.value>
export const selectFactors = (s: Snapshot) => s.context.data
/** By field of the form. The account page has another field for the password. */
export const selectFactorFaults = ({ context: { faults } }: Snapshot): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name === 'password' ? 'factor_password' : name, fault]),
  )
export const selectFactorRejections = (s: Snapshot) => s.context.rejections
export const selectFactorsProblem = (s: Snapshot) =>
  problemInWords(s.context.problem, s.matches('failed') ? 'nothing' : 'text')
/** The secret of an app that is being set up, in groups that can be read aloud. */
export const selectSecret = (s: Snapshot) => s.context.secret?.replace(/.{4}(?=.)/g, '$& ') ?? null
export const selectSecretUri = (s: Snapshot) => s.context.uri
/** Whether the dialog asks before it discards codes that cannot be shown again. */
export const selectIsLeavingCodes = (s: Snapshot) => s.matches({ codes: 'leaving' })
export const selectNewCodes = (s: Snapshot) => s.context.codes
export const selectPasskeyName = (s: Snapshot) => s.context.name
/** The name of the factor to be removed. */
export const selectRemoved = ({ context: { data, factor } }: Snapshot) =>
  factor === 'app' ? 'authenticator app' : `passkey “${data?.passkeys.find(({ id }) => id === factor)?.name}”`
/** Whether the removal leaves none. */
export const selectIsLastFactor = ({ context: { data } }: Snapshot) =>
  data !== null && data.passkeys.length + (data.app_since ? 1 : 0) === 1

/** The overlay's text while a state waits. */
export const selectFactorsBusy = (s: Snapshot) => busyIn(s)
