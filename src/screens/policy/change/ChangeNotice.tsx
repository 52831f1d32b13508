import { useSelector } from '@xstate/react'
import type { FieldName } from '../../../../domain/application'
import type { AnswersByName } from '../../../../domain/application/fields/field'
import { type ChangeRef, selectChangeNotice } from '../../../../machines/customer/policy/change.select'
import { focusFirst } from '../../../shared/browser/focus'
import { isSameNotice, NoticeBelow } from '../../../shared/fields/kinds/NoticeBelow'

interface Props {
  readonly change: ChangeRef
  readonly name: FieldName
  readonly onAnswer: (answers: AnswersByName) => void
}

/** Below a changed answer that is probably a mistake. A button that corrects it leads to the corrected answer. */
export function ChangeNotice({ change, name, onAnswer }: Props) {
  const notice = useSelector(change, selectChangeNotice(name), isSameNotice)
  return (
    <NoticeBelow
      notice={notice}
      onMend={(answers) => {
        onAnswer(answers)
        focusFirst(Object.keys(answers))
      }}
    />
  )
}
