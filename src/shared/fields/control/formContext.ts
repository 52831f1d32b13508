import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'
import type { Answers, FieldName } from '../../../../domain/application'
import type { Question } from '../../../../domain/application/page'
import type { Reading } from './questionText'

export type Faults = Readonly<Record<string, string>>

/** What a question shows beside its own answer, read from the chart that asks it by that chart's own selectors. */
export interface Asking<S = any> {
  readonly actor: AnyActorRef
  readonly answers: (snapshot: S) => Answers
  /** the words of each fault by its place on the page */
  readonly faults: Reading<Faults>
  /** what a chosen cover adds to the price, in place of how it is worked out */
  readonly cost: (question: Question) => (snapshot: S) => string | null
  /** the limit of a cover, where nobody chooses it */
  readonly fixedLimit: (question: Question) => (snapshot: S) => string | null
  /** answers a question from outside of its field */
  readonly answer: <Name extends FieldName>(name: Name, answer: Answers[Name]) => void
  /** what is said below an answer */
  readonly Below: (question: Pick<Question, 'name' | 'kind'>) => ReactNode
}

const AskingContext = createContext<Asking | null>(null)
export const AskingProvider = AskingContext.Provider

export function useAsking(): Asking {
  const asking = use(AskingContext)
  if (!asking) throw new Error('nobody asks this question')
  return asking
}

/** A component is drawn again when what it reads says something else, and at no other time. */
export function useAskingState<T>(select: (asking: Asking) => (snapshot: any) => T): T {
  const asking = useAsking()
  return useSelector(asking.actor, select(asking))
}

/** Of what is wrong on the page, what a question has to draw. */
export function useFaults<T extends string | boolean | undefined>(pick: (faults: Faults) => T): T {
  const { faults } = useAsking()
  return useSyncExternalStore(faults.follow, () => pick(faults.now()))
}
