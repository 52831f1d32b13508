import { useRef, useState, useSyncExternalStore } from 'react'
import { fetchedPart } from '../../browser/fetchedPart'
import { Icon } from '../../ui/Icon'
import { type Control, type ControlProps, native } from '../control/control'
import { widthOf } from '../control/fieldLayout'
import { drawn, whenMounted } from '../control/input'
import { exactly, labelOf } from '../control/options'
import type { Typed } from './comboboxTypes'

/**
 * The list's code, requested by each such field as it is drawn. Without it the stand-in stays, and takes the name of an
 * option.
 */
const list = fetchedPart(() => drawn.then(() => import('./ComboboxList')).then(({ default: List }) => List))
const request = () => void list.fetch().catch(() => {})
const notYet = () => null

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
  useState(request)
  const List = useSyncExternalStore(list.follow, list.now, notYet)
  // a word that is written by an input method would be lost with its input
  const [isComposing, setComposing] = useState(false)
  // React fires no blur when it removes a focused element, so this stays true until the next one is mounted
  const hadFocus = useRef(false)
  const standIn = useRef<HTMLInputElement>(null)
  const [takeFocus] = useState(() => (input: HTMLInputElement | null) => {
    if (input && hadFocus.current) moveFocus(standIn.current, input)
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
      {List && !isComposing ? (
        <List {...props} typed={typed} setTyped={setTyped} inputRef={takeFocus} />
      ) : (
        <StandIn
          {...props}
          input={input}
          typed={typed}
          setTyped={setTyped}
          inputRef={(input) => {
            // it stays known after it was replaced
            if (input) standIn.current = input
            whenMounted()
          }}
          setComposing={setComposing}
        />
      )}
    </div>
  )
}

/** The focus, with the caret where it was. */
function moveFocus(from: HTMLInputElement | null, to: HTMLInputElement) {
  to.focus()
  if (from) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

interface StandInProps extends ControlProps, Typed {
  readonly inputRef: (input: HTMLInputElement | null) => void
  readonly setComposing: (is: boolean) => void
}

function StandIn({ typed, setTyped, inputRef, setComposing, ...props }: StandInProps) {
  const { question, input } = props
  return (
    <input
      {...native(props)}
      ref={inputRef}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
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
