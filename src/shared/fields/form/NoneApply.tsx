import { shallowEqual, useSelector } from '@xstate/react'
import type { FieldName } from '../../../../domain/application'
import { noneApplies, noneTakenBack, riskAnswers } from '../../../../domain/application/risks'
import { useAsking } from '../control/formContext'
import { cover } from '../kinds/coverageCheckbox'

/** Answers the risks above it with No, all at once. A Yes stays. */
export function NoneApply({ risks }: { risks: readonly FieldName[] }) {
  const { actor, answers, answer } = useAsking()
  const { state, hasRisk } = useSelector(actor, (snapshot) => riskAnswers(risks, answers(snapshot)), shallowEqual)
  const change = state === 'open' ? noneApplies : noneTakenBack
  const name = `${risks[0]}-none`
  return (
    <div className="border-t border-rule last:border-b">
      {cover({
        id: name,
        question: {
          name,
          kind: 'cover',
          label: hasRisk ? 'None of the others apply' : 'None of these apply',
          optional: true,
        },
        input: {
          value: state === 'open' ? 'False' : 'True',
          onChange: () => answer(change(risks, answers(actor.getSnapshot()))),
          onBlur: () => {},
          onFocus: () => {},
        },
        describedBy: undefined,
        invalid: false,
      })}
    </div>
  )
}
