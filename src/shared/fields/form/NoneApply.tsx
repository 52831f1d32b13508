import { shallowEqual, useSelector } from '@xstate/react'
import type { FieldName } from '../../../../domain/application'
import { noneApplies, noneTakenBack, riskAnswers } from '../../../../domain/application/risks'
import { useAsking } from '../control/formContext'
import { cover } from '../kinds/coverageCheckbox'

/**
 * At the head of a list of risks: answers them with No, all at once. A Yes stays. Once each of them is a Yes there is none
 * to answer, and its space stays, so that no question moves.
 */
export function NoneApply({ risks }: { risks: readonly FieldName[] }) {
  const { actor, answers, answer } = useAsking()
  const { state, yes } = useSelector(actor, (snapshot) => riskAnswers(risks, answers(snapshot)), shallowEqual)
  const change = state === 'open' ? noneApplies : noneTakenBack
  const name = `${risks[0]}-none`
  return (
    <div className={`border-t border-rule ${yes === risks.length ? 'invisible' : ''}`}>
      {cover({
        id: name,
        question: {
          name,
          kind: 'cover',
          label: labelOf(risks.length, yes),
          hint: 'You can still change each answer. Clear the box to undo.',
          optional: true,
        },
        input: {
          value: state === 'open' ? 'False' : 'True',
          onChange: () => answer(change(risks, answers(actor.getSnapshot()))),
          onBlur: () => {},
          onFocus: () => {},
        },
        describedBy: `${name}-hint`,
        invalid: false,
      })}
    </div>
  )
}

function labelOf(all: number, yes: number): string {
  if (yes === 0) return `None of these apply: answer No to all ${all}`
  return all - yes > 1
    ? `None of the others apply: answer No to the other ${all - yes}`
    : 'The other one does not apply: answer No to it'
}
