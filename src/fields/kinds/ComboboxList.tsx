import {
  Combobox as Headless,
  ComboboxInput as HeadlessInput,
  ComboboxOption as HeadlessOption,
  ComboboxOptions as HeadlessOptions,
} from '@headlessui/react'
import { useRef, useState } from 'react'
import type { Option } from '../../../domain/application/field'
import { synonyms } from '../../../domain/catalogue/synonyms'
import { capital, numberInWords } from '../../../domain/formats'
import { type ControlProps, native } from '../control'
import { aliasOf, filtered, labelOf, matchIn, tones } from '../options'
import type { TakenOver } from './takenOver'

/** Fetched when a page has such a field. It takes over what was typed meanwhile, and the focus if the field had it. */
export default function ComboboxList({ typed, setTyped, inputRef, ...props }: ControlProps & TakenOver) {
  const { question, input } = props
  const [begun] = useState(typed)
  const { value: _value, onBlur, onFocus, ...more } = native(props)
  const query = typed ?? ''
  const lastKey = useRef('')
  // whoever is given the focus back did not ask for the list
  const isSought = useRef(true)
  const isFoundBy = (value: string | null) => {
    const option = question.options?.find((one) => one.value === value)
    return option && (matchIn(option.label, query) ?? aliasOf(option, query, synonyms))
  }
  const { categories, found } = filtered(question.options ?? [], query, synonyms)
  return (
    <Headless
      immediate
      value={(input.value as string | null) ?? null}
      onChange={(value: string | null) => {
        setTyped(null)
        // Headless UI takes the active option as one leaves by Tab; the way out must be chosen, not left with
        if (lastKey.current === 'Tab' && !isFoundBy(value)) return
        // emptied by hand: the last choice stays until there is another
        if (value !== null) input.onChange(value)
      }}
      onClose={() => setTyped(null)}
    >
      <HeadlessInput
        {...more}
        autoComplete="off"
        ref={inputRef}
        displayValue={(value: string | null) => (begun && typed === begun ? begun : labelOf(question.options, value))}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDownCapture={({ key }) => {
          lastKey.current = key
        }}
        onPointerDown={() => {
          isSought.current = true
        }}
        onBlur={() => {
          isSought.current = false
          onBlur()
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
        {query !== '' && found === 0 && <NothingFound typed={query} />}
        {categories.map(({ name, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: Headless UI takes the role of whatever does not say it
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden="true" className="px-1.75 pt-1.5 pb-0.5 text-note text-ink-soft">
              {name}
            </p>
            {options.map((option) => (
              <HeadlessOption
                key={option.value}
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
        {query !== '' && `${capital(numberInWords(found))} ${found < 2 ? 'type matches' : 'types match'}`}
      </p>
    </Headless>
  )
}

function Match({ option, typed }: { option: Option; typed: string }) {
  const [before, match, after] = (typed && matchIn(option.label, typed)) || [option.label, '', '']
  const alias = aliasOf(option, typed, synonyms)
  return (
    <span>
      {before}
      {match && (
        <mark className="bg-transparent font-[700] text-inherit underline decoration-accent decoration-2 underline-offset-[0.2em]">
          {match}
        </mark>
      )}
      {after}
      {alias && <span className="text-dense text-ink-soft"> ({alias})</span>}
    </span>
  )
}

function NothingFound({ typed }: { typed: string }) {
  return (
    <div className="px-1.75 pt-1.5">
      <p className="font-strong">No event type matches “{typed}”</p>
      <p className="text-ink-soft">Try another word, or choose Other Event (Describe): an underwriter looks at it.</p>
    </div>
  )
}
