import { shallowEqual, useSelector } from '@xstate/react'
import type { FieldName } from '../../../../domain/application'
import { noneApplies, noneTakenBack, riskAnswers } from '../../../../domain/application/risks'
import { useAsking } from '../control/formContext'

/** Answers the risks above it with No, all at once. A Yes stays. */
export function NoneApply({ risks }: { risks: readonly FieldName[] }) {
  const { actor, answers, answer } = useAsking()
  const { state, hasRisk } = useSelector(actor, (snapshot) => riskAnswers(risks, answers(snapshot)), shallowEqual)
  const change = state === 'open' ? noneApplies : noneTakenBack
  return (
    <label className="grid grid-cols-[var(--size-mark)_minmax(0,1fr)] gap-x-2 border-t border-rule py-2 last:border-b hover:bg-well">
      <input
        type="checkbox"
        checked={state !== 'open'}
        onChange={() => answer(change(risks, answers(actor.getSnapshot())))}
        className="peer mark mt-0.25"
      />
      <span className="peer-checked:font-strong">{hasRisk ? 'None of the others apply' : 'None of these apply'}</span>
    </label>
  )
}
