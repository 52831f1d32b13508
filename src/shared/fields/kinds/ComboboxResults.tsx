import type { Option } from '../../../../domain/application/fields/field'
import { otherEvent } from '../../../../domain/catalogue'
import { synonyms } from '../../../../domain/catalogue/synonyms'
import { capital, numberInWords } from '../../../../domain/common/formats'
import { LinkButton } from '../../ui/Button'
import { aliasOf, matchIn } from '../control/search'

interface Sought {
  /** the typed text */
  readonly typed: string
  /** the number of matches */
  readonly count: number
  /** similar options, where none matches */
  readonly near: readonly Option[]
}

/** An option's label with the typed text marked in it, or with its alias behind it. */
export function Match({ option, typed }: { option: Option; typed: string }) {
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

/** The number of matches, for screen readers. */
export const countOf = ({ count, near }: Sought) =>
  `${capital(numberInWords(count))} ${count < 2 ? 'type matches' : 'types match'}` +
  (near.length > 0 ? `, ${numberInWords(near.length)} ${near.length < 2 ? 'is' : 'are'} close to it` : '')

/** The heading of the similar options where none matches. */
export function NoMatches({ typed, near }: Sought) {
  return (
    <div className="px-1.75 pt-1.5">
      <p className="font-strong">No event type matches “{typed}”</p>
      <p className="text-ink-soft">{near.length > 0 ? 'Did you mean one of these?' : otherwise}</p>
    </div>
  )
}

/** The answer to Enter in the whole list before a word is typed, and to one that is like no name. */
export function NothingTyped() {
  return (
    <p role="status" className="px-1.75 pt-1.5">
      Choose one with the arrow keys, or type a part of its name.
    </p>
  )
}

const otherwise = `Try another word, or choose ${otherEvent}: an underwriter looks at it.`

interface NotAnsweredProps extends Sought {
  readonly id: string
  /** the label of the earlier answer, which stays */
  readonly answered: string
  readonly choose: (value: string) => void
}

/**
 * Shown below the field after the user left it without choosing: says that the text is no answer yet, and offers
 * similar ones.
 */
export function UnansweredNotice({ id, typed, count, near, answered, choose }: NotAnsweredProps) {
  const offered = near.length > 0 ? near.slice(0, most).map(({ value }) => value) : [otherEvent]
  return (
    <div id={id} role="status" className="mt-1">
      <p>
        {count > 0
          ? `“${typed}” is not one of the types yet: choose it from the list.`
          : `No event type matches “${typed}”.`}
        {answered && ` It is still a quote for “${answered}”.`}
      </p>
      {count === 0 && (
        <div className="flex flex-wrap items-center gap-x-2 *:[.link]:min-h-(--size-target) md:*:[.link]:min-h-3">
          <span>{near.length > 0 ? 'Did you mean' : 'Try another word, or choose'}</span>
          {offered.map((value) => (
            <LinkButton key={value} onClick={() => choose(value)}>
              {value}
            </LinkButton>
          ))}
        </div>
      )}
    </div>
  )
}

/** a longer list would be no help */
const most = 3
