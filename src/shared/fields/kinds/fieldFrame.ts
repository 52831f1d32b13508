import type { ReactNode } from 'react'
import type { Kind } from '../../../../domain/application/fields/field'
import type { Question } from '../../../../domain/application/page'
import { CheckboxFrame, type FrameProps, GroupFrame, LabelFrame, RowFrame } from '../control/FieldFrames'
import { isShort } from './choice'

const frames: Partial<Record<Kind, (props: FrameProps) => ReactNode>> = {
  yesNo: RowFrame,
  cover: CheckboxFrame,
  agreement: CheckboxFrame,
  limits: GroupFrame,
  dateList: GroupFrame,
  drawing: GroupFrame,
  entries: GroupFrame,
}

/** The frame around a question's control, by its kind. */
export const frameOf = (question: Question<string>) =>
  isShort(question) || isOffer(question) ? GroupFrame : (frames[question.kind] ?? LabelFrame)

/** A yes/no question whose answers have names of their own. */
const isOffer = ({ kind, options }: Question<string>) => kind === 'yesNo' && options !== undefined
