import { shallowEqual, useSelector } from '@xstate/react'
import type { FieldName } from '../../../../domain/application'
import { noneApplies, noneTakenBack, riskAnswers } from '../../../../domain/application/risks'
import { useAsking } from '../control/formContext'
import { cover } from '../kinds/coverageCheckbox'

/** At the head of a list of risks: answers them with No, all at once. A Yes stays. */
export function NoneApply({ risks }: { risks: readonly FieldName[] }) {
  const { actor, answers, answer } = useAsking()
  const { state, yes } = useSelector(actor, (snapshot) => riskAnswers(risks, answers(snapshot)), shallowEqual)
  const change = state === 'open' ? noneApplies : noneTakenBack
  const name = `${risks[0]}-none`
  return (
    <div className="border-t border-rule">
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

const labelOf = (all: number, yes: number) =>
  yes === 0
    ? `None of these apply: answer No to all ${all}`
    : `None of the others apply: answer No to the other ${all - yes}`
