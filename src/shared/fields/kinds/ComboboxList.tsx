import {
  Combobox as Headless,
  ComboboxInput as HeadlessInput,
  ComboboxOption as HeadlessOption,
  ComboboxOptions as HeadlessOptions,
} from '@headlessui/react'
import { type ComponentProps, useRef, useState } from 'react'
import { synonyms } from '../../../../domain/catalogue/synonyms'
import { type ControlProps, native } from '../control/control'
import { exactly, labelOf, tones } from '../control/options'
import { filtered } from '../control/search'
import { countOf, Match, NoMatches, NothingTyped, UnansweredNotice } from './ComboboxResults'
import type { ComboboxHandover } from './comboboxTypes'

/**
 * The combobox itself, loaded when a page has such a field. It takes over text typed into the stand-in, and its focus.
 */
export default function ComboboxList({ typed, setTyped, inputRef, ...props }: ControlProps & ComboboxHandover) {
  const { question, input } = props
  const { value: _value, onBlur, onFocus, 'aria-describedby': described, ...more } = native(props)
  const options = question.options ?? []
  const answered = labelOf(options, input.value)
  const notAnswered = `${props.id}-not-answered`
  const query = typed ?? ''
  const isSearched = query.trim() !== ''
  const lastKey = useRef('')
  // a focus that returns by itself must not open the list
  const isSought = useRef(true)
  const { categories, count, near, best } = filtered(options, query, synonyms)
  const sought = { typed: query, count, near }
  // where nothing is like the typed text, only the last option is shown: an event of another type is a choice
  const isOffered = isSearched && (count > 0 || near.length > 0)
  // the first option is active by itself: leaving the field takes it only if the user moved to it or nothing else matches
  const hasMoved = useRef(false)
  const isMeant = (value: string | null | undefined) =>
    hasMoved.current || value === best || (!isSearched && value === input.value)
  // Enter was pressed where nothing is offered for the typed text, or nothing was typed
  const [isEntered, setEntered] = useState(false)
  const choose = (value: string) => {
    setTyped(null)
    input.onChange(value)
  }
  /** A label is an answer. Any other text stays with an error. An emptied field keeps its last choice. */
  const leave = () => {
    const named = exactly(options, query)
    if (named && typed !== null) choose(named.value)
    else if (!isSearched) setTyped(null)
    onBlur()
  }
  return (
    <Headless
      immediate
      // while typing, the best match is active and not the last answer
      value={isSearched ? null : ((input.value as string | null) ?? null)}
      onChange={(value: string | null) => {
        // Headless UI chooses the active option on Tab
        if (lastKey.current === 'Tab' && !isMeant(value)) return
        // an input emptied by hand reports null
        if (value !== null) choose(value)
      }}
    >
      {({ open, activeOption }) => (
        <>
          <HeadlessInput
            {...more}
            autoComplete="off"
            ref={inputRef}
            as={DescribedInput}
            describedBy={[described, !open && query && notAnswered].filter(Boolean).join(' ') || undefined}
            displayValue={() => typed ?? answered}
            onChange={(event) => {
              hasMoved.current = false
              setEntered(false)
              setTyped(event.target.value)
            }}
            onKeyDownCapture={(event) => {
              lastKey.current = event.key
              if (caretKeys.has(event.key)) return event.stopPropagation()
              if (movingKeys.has(event.key)) hasMoved.current = true
              if (event.key !== 'Enter' || !open || isOffered || isMeant(activeOption)) return
              event.preventDefault()
              event.stopPropagation()
              setEntered(true)
            }}
            onPointerDown={() => {
              isSought.current = true
            }}
            onBlur={() => {
              isSought.current = false
              leave()
            }}
            onFocus={(event) => {
              lastKey.current = ''
              // Headless UI opens the list on focus unless it is prevented; a focus from no element comes from a
              // closing dialog
              if (!isSought.current && event.relatedTarget === null) event.preventDefault()
              onFocus()
            }}
            className="control pl-5"
          />
          <HeadlessOptions
            modal={false}
            onPointerMove={() => {
              hasMoved.current = true
            }}
            className="absolute inset-x-0 top-[calc(100%+var(--spacing))] z-(--layer-pop) max-h-52 overflow-y-auto rounded-control bg-sheet py-1 shadow-pop ring-1 ring-rule"
          >
            {query !== '' && count === 0 && <NoMatches {...sought} />}
            {isEntered && <NothingTyped />}
            {categories.map(({ name, options }) => (
              // biome-ignore lint/a11y/useSemanticElements: Headless UI takes the role of whatever does not say it
              <div key={name} role="group" aria-label={name}>
                <p aria-hidden="true" className="px-1.75 pt-1.5 pb-0.5 text-note text-ink-soft">
                  {name}
                </p>
                {options.map((option) => (
                  <HeadlessOption
                    // Headless UI keeps the answer active, with which the list opened, while that option has the same
                    // key
                    key={
                      option.value === input.value ? `${option.value}, over which “${query}” is typed` : option.value
                    }
                    value={option.value}
                    className="grid min-h-(--size-target) cursor-pointer content-center px-1.75 py-1 data-focus:bg-accent-wash data-focus:shadow-[inset_3px_0_0_var(--color-accent)] md:flex md:min-h-5 md:items-baseline md:justify-between md:gap-2"
                  >
                    <Match option={option} typed={query} />
                    {option.note && <span className={`text-dense ${tones[option.note.tone]}`}>{option.note.text}</span>}
                  </HeadlessOption>
                ))}
              </div>
            ))}
          </HeadlessOptions>
          <p role="status" className="sr-only">
            {open && query !== '' && countOf(sought)}
          </p>
          {!open && isSearched && <UnansweredNotice {...sought} id={notAnswered} answered={answered} choose={choose} />}
        </>
      )}
    </Headless>
  )
}

const movingKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])
/** They move the caret in the text, and not to an option. */
const caretKeys: ReadonlySet<string> = new Set(['Home', 'End'])

/** Headless UI overwrites `aria-describedby` with a value of its own, even an empty one. */
const DescribedInput = ({ describedBy, ...rest }: ComponentProps<'input'> & { describedBy?: string | undefined }) => (
  <input {...rest} aria-describedby={describedBy} />
)
