import { shallowEqual } from '@xstate/react'
import type { Decorator, FormApi } from 'final-form'
import type { Answers } from '../../../../domain/application'
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

/** Connects a change's chart to its questions, and tells it which form is open. */
export function askingChange(change: ChangeRef): {
  asking: Asking
  trackForm: Decorator<Partial<Answers>, Partial<Answers>>
} {
  let open: FormApi<Partial<Answers>> | null = null
  return {
    asking: {
      actor: change,
      answers: selectChangeAnswers,
      faults: sharedSelection(change, selectChangeFaults, shallowEqual),
      cost: selectNoCost,
      fixedLimit: selectChangeLimit,
      // the open form holds the values on display and passes them to the chart
      answer: (answers) => open && changeAll(open, answers),
      Below: () => null,
    },
    trackForm: (form) => {
      open = form
      return () => {
        open = null
      }
    },
  }
}
