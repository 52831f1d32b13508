import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon'
import { type Control, type ControlProps, native } from '../control/control'
import { widthOf } from '../control/fieldLayout'
import { drawn, whenMounted } from '../control/input'
import { exactly, labelOf } from '../control/options'
import type { Typed } from './comboboxTypes'

const fetchList = () => drawn.then(() => import('./ComboboxList')).catch(() => ({ default: StandIn }))
const ComboboxList = lazy(fetchList)

/** Typed text that is no answer yet, and the answer that it replaces. */
interface Draft {
  readonly text: string
  readonly over: unknown
}

/**
 * A searchable list. Its code loads a moment after the page; until then a plain input takes the text and hands it over.
 */
export const Combobox: Control = (props) => {
  const { value } = props.input
  const [draft, setDraft] = useState<Draft | null>(null)
  // a new answer from elsewhere replaces the typed text
  const typed = draft && draft.over === value ? draft.text : null
  const setTyped = (text: string | null) => setDraft(text === null ? null : { text, over: value })
  // React fires no blur when it removes a focused element, so this stays true until the next one is mounted
  const hadFocus = useRef(false)
  const [takeFocus] = useState(() => (input: HTMLInputElement | null) => {
    if (input && hadFocus.current) input.focus()
    hadFocus.current = false
  })
  const input = {
    ...props.input,
    onFocus: () => {
      hadFocus.current = true
      props.input.onFocus()
    },
    onBlur: () => {
      hadFocus.current = false
      props.input.onBlur()
    },
  }
  return (
    <div className={`relative ${widthOf(props.question.width)}`}>
      <span className="pointer-events-none absolute left-0 z-1 grid size-6 place-items-center text-ink-soft">
        <Icon name="search" />
      </span>
      <Suspense fallback={<StandIn {...props} input={input} typed={typed} setTyped={setTyped} />}>
        <ComboboxList {...props} typed={typed} setTyped={setTyped} inputRef={takeFocus} />
      </Suspense>
    </div>
  )
}

function StandIn({ typed, setTyped, ...props }: ControlProps & Typed) {
  const { question, input } = props
  return (
    <input
      {...native(props)}
      ref={whenMounted}
      type="text"
      autoComplete="off"
      value={typed ?? labelOf(question.options, input.value)}
      onChange={(event) => {
        const option = exactly(question.options ?? [], event.target.value)
        setTyped(option ? null : event.target.value)
        if (option) input.onChange(option.value)
      }}
      className="control pl-5"
    />
  )
}
