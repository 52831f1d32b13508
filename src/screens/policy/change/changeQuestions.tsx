import { shallowEqual } from '@xstate/react'
import type { Decorator, FormApi } from 'final-form'
import type { Answers } from '../../../../domain/application'
import { hasNotice } from '../../../../domain/application/answerNotices'
import {
  type ChangeRef,
  selectChangeAnswers,
  selectChangeFaults,
  selectChangeLimit,
  selectNoCost,
} from '../../../../machines/customer/policy/change.select'
import type { Asking } from '../../../shared/fields/control/formContext'
import { sharedSelection } from '../../../shared/fields/control/sharedSelection'
import { changeAll } from '../../../shared/fields/form/changeAll'
import { ChangeNotice } from './ChangeNotice'

/** Connects a change's chart to its questions, and tells it which form is open. */
export function askingChange(change: ChangeRef): {
  asking: Asking
  trackForm: Decorator<Partial<Answers>, Partial<Answers>>
} {
  let open: FormApi<Partial<Answers>> | null = null
  // the open form holds the values on display and passes them to the chart
  const answer: Asking['answer'] = (answers) => open && changeAll(open, answers)
  return {
    asking: {
      actor: change,
      answers: selectChangeAnswers,
      faults: sharedSelection(change, selectChangeFaults, shallowEqual),
      cost: selectNoCost,
      fixedLimit: selectChangeLimit,
      answer,
      Below: ({ name }) => hasNotice(name) && <ChangeNotice change={change} name={name} onAnswer={answer} />,
    },
    trackForm: (form) => {
      open = form
      return () => {
        open = null
      }
    },
  }
}
