import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'
import type { Answers } from '../../../../domain/application'
import type { AnswersByName } from '../../../../domain/application/fields/field'
import type { Question } from '../../../../domain/application/page'
import type { SharedSelection } from './sharedSelection'

export type Faults = Readonly<Record<string, string>>

/** The display of a question beside its own answer, read from its chart by that chart's own selectors. */
export interface Asking<S = any> {
  readonly actor: AnyActorRef
  readonly answers: (snapshot: S) => Answers
  /** the messages of all errors, by field id */
  readonly faults: SharedSelection<Faults>
  /** the amount that a chosen coverage adds to the price, in place of its description */
  readonly cost: (question: Question) => (snapshot: S) => string | null
  /** the limit of a coverage without a choice of limits */
  readonly fixedLimit: (question: Question) => (snapshot: S) => string | null
  /** answers questions from outside of their fields */
  readonly answer: (answers: AnswersByName) => void
  /** content below an answer */
  readonly Below: (question: Pick<Question, 'name' | 'kind'>) => ReactNode
}

const AskingContext = createContext<Asking | null>(null)
export const AskingProvider = AskingContext.Provider

export function useAsking(): Asking {
  const asking = use(AskingContext)
  if (!asking) throw new Error('nobody asks this question')
  return asking
}

/** Redraws a component only when the selected value changes. */
export function useAskingState<T>(select: (asking: Asking) => (snapshot: any) => T): T {
  const asking = useAsking()
  return useSelector(asking.actor, select(asking))
}

/** Selects the part of the page's errors that a question draws. */
export function useFaults<T extends string | boolean | undefined>(pick: (faults: Faults) => T): T {
  const { faults } = useAsking()
  const now = () => pick(faults.now())
  return useSyncExternalStore(faults.follow, now, now)
}
