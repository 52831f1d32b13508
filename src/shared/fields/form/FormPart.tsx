import { memo } from 'react'
import { applicableAnswers } from '../../../../domain/application/applicable'
import { useAskingState } from '../control/formContext'
import type { Block, Part } from './layout'
import { NoneApply } from './NoneApply'
import { Questions } from './Questions'

/** Questions under one heading. */
export const PartView = memo(({ part }: { readonly part: Part }) => {
  const { title, hint, mirror, note, blocks, isNaming } = part
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3 first:mt-4">
      <div className="grid gap-0.5">
        <h3 className="text-h3 font-strong">{title}</h3>
        {hint && <p className="max-w-(--measure) text-ink-soft">{hint}</p>}
        {mirror && <Mirror mirror={mirror} />}
        {note && <Note note={note} />}
      </div>
      {blocks.map((block) => (
        <BlockView key={block.rows[0]![0]!.question.name} block={block} isNaming={isNaming} />
      ))}
    </div>
  )
})

function BlockView({ block: { isLined, risks, rows }, isNaming }: { block: Block; isNaming: boolean }) {
  return (
    <div className={isLined ? '' : 'grid grid-cols-[minmax(0,1fr)] gap-3'}>
      {risks.length > 1 && <NoneApply risks={risks} />}
      {rows.map((slots) => (
        <Questions key={slots[0]!.question.name} slots={slots} isNamed={isNaming} />
      ))}
    </div>
  )
}

/** A note that depends on the answers and changes with them. */
function Note({ note }: { note: NonNullable<Part['note']> }) {
  const words = useAskingState(({ answers }) => (snapshot) => {
    const given = answers(snapshot)
    return note(applicableAnswers(given), given)
  })
  return (
    <p role="status" className="max-w-(--measure) empty:hidden">
      {words}
    </p>
  )
}

/** An earlier answer, repeated for context. */
function Mirror({ mirror: { name, label, options } }: { mirror: NonNullable<Part['mirror']> }) {
  const answer = useAskingState(
    ({ answers }) =>
      (snapshot) =>
        String(answers(snapshot)[name] ?? ''),
  )
  const answerLabel = options?.find(({ value }) => value === answer)?.label ?? answer
  return (
    <p className="text-ink-soft">
      {label}: {answerLabel}
    </p>
  )
}
