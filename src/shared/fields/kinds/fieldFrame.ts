import type { ReactNode } from 'react'
import type { Kind } from '../../../../domain/application/fields/field'
import type { Question } from '../../../../domain/application/page'
import { type FrameProps, Labelled, Lined, Marked, Titled } from '../control/FieldFrames'
import { isShort } from './choice'

const frames: Partial<Record<Kind, (props: FrameProps) => ReactNode>> = {
  yesNo: Lined,
  cover: Marked,
  agreement: Marked,
  limits: Titled,
  dateList: Titled,
  drawing: Titled,
  entries: Titled,
}

/** The frame around a question's control, by its kind. */
export const frameOf = (question: Question<string>) =>
  isShort(question) ? Titled : (frames[question.kind] ?? Labelled)
