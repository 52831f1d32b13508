import type { Ref } from 'react'

export interface Typed {
  /** the text in the field; null while it is the answer's label */
  readonly typed: string | null
  readonly setTyped: (typed: string | null) => void
}

export interface ComboboxHandover extends Typed {
  /** takes over the focus, if the stand-in had it */
  readonly inputRef: Ref<HTMLInputElement>
}
