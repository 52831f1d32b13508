import {
  Combobox as Headless,
  ComboboxInput as HeadlessInput,
  ComboboxOption as HeadlessOption,
  ComboboxOptions as HeadlessOptions,
} from '@headlessui/react'
import { type ComponentProps, useRef } from 'react'
import { synonyms } from '../../../../domain/catalogue/synonyms'
import { type ControlProps, native } from '../control/control'
import { exactly, labelOf, tones } from '../control/options'
import { aliasOf, filtered, matchIn } from '../control/search'
import { countOf, Match, NoMatches, NotAnswered } from './ComboboxResults'
import type { TakenOver } from './comboboxTypes'

/** Fetched when a page has such a field. It takes over what was typed meanwhile, and the focus if the field had it. */
export default function ComboboxList({ typed, setTyped, inputRef, ...props }: ControlProps & TakenOver) {
  const { question, input } = props
  const { value: _value, onBlur, onFocus, 'aria-describedby': described, ...more } = native(props)
  const options = question.options ?? []
  const answered = labelOf(options, input.value)
  const notAnswered = `${props.id}-not-answered`
  const query = typed ?? ''
  const isSearched = query.trim() !== ''
  const lastKey = useRef('')
  // whoever is given the focus back did not ask for the list
  const isSought = useRef(true)
  const isMatchedBy = (value: string | null) => {
    const option = options.find((one) => one.value === value)
    return option && (matchIn(option.label, query) ?? aliasOf(option, query, synonyms))
  }
  const { categories, count, near } = filtered(options, query, synonyms)
  const sought = { typed: query, count, near }
  const choose = (value: string) => {
    setTyped(null)
    input.onChange(value)
  }
  /** A name is an answer; anything else that was typed stays, and is said to be none. Emptied, the last choice stays. */
  const leave = () => {
    const named = exactly(options, query)
    if (named && typed !== null) choose(named.value)
    else if (!isSearched) setTyped(null)
    onBlur()
  }
  return (
    <Headless
      immediate
      // while one types the best that is found is at hand, and not the last answer
      value={isSearched ? null : ((input.value as string | null) ?? null)}
      onChange={(value: string | null) => {
        // Headless UI takes the active option as one leaves by Tab; what nobody asked for must be chosen, not left with
        if (lastKey.current === 'Tab' && !isMatchedBy(value)) return
        // emptied by hand it says null
        if (value !== null) choose(value)
      }}
    >
      {({ open }) => (
        <>
          <HeadlessInput
            {...more}
            autoComplete="off"
            ref={inputRef}
            as={DescribedInput}
            describedBy={[described, !open && query && notAnswered].filter(Boolean).join(' ') || undefined}
            displayValue={() => typed ?? answered}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDownCapture={({ key }) => {
              lastKey.current = key
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
              // Headless UI opens the list on a focus that is not prevented; from nowhere it comes when a dialog closes
              if (!isSought.current && event.relatedTarget === null) event.preventDefault()
              onFocus()
            }}
            className="control pl-5"
          />
          <HeadlessOptions
            modal={false}
            className="absolute inset-x-0 top-[calc(100%+var(--spacing))] z-(--layer-pop) max-h-52 overflow-y-auto rounded-control bg-sheet py-1 shadow-pop ring-1 ring-rule"
          >
            {query !== '' && count === 0 && <NoMatches {...sought} />}
            {categories.map(({ name, options }) => (
              // biome-ignore lint/a11y/useSemanticElements: Headless UI takes the role of whatever does not say it
              <div key={name} role="group" aria-label={name}>
                <p aria-hidden="true" className="px-1.75 pt-1.5 pb-0.5 text-note text-ink-soft">
                  {name}
                </p>
                {options.map((option) => (
                  <HeadlessOption
                    // Headless UI stays at the answer, with which it opened, for as long as that is the same option
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
          {!open && isSearched && <NotAnswered {...sought} id={notAnswered} answered={answered} choose={choose} />}
        </>
      )}
    </Headless>
  )
}

/** Headless UI puts a description of its own in place of `aria-describedby`, also where it has none. */
const DescribedInput = ({ describedBy, ...rest }: ComponentProps<'input'> & { describedBy?: string | undefined }) => (
  <input {...rest} aria-describedby={describedBy} />
)
