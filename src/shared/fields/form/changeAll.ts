import type { FormApi } from 'final-form'
import type { Answers, FieldName } from '../../../../domain/application'
import type { AnswersByName } from '../../../../domain/application/fields/field'

/** Changes several answers of an open form, which reports them as one change. */
export const changeAll = (form: FormApi<Partial<Answers>>, answers: AnswersByName) =>
  form.batch(() => {
    for (const [name, answer] of Object.entries(answers)) form.change(name as FieldName, answer as never)
  })
