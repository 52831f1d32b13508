import type { Ref } from 'react'

export interface Typed {
  /** what stands in the field; null while it is just the answer */
  readonly typed: string | null
  readonly setTyped: (typed: string | null) => void
}

export interface TakenOver extends Typed {
  /** gives the focus on, if the stand-in had it */
  readonly inputRef: Ref<HTMLInputElement>
}
