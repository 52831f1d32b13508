import type { Decorator, FormApi } from 'final-form'
import { flushSync } from 'react-dom'
import type { Answers, FieldName } from '../../../../domain/application'
import type { AnswersByName } from '../../../../domain/application/fields/field'
import type { QuoteRef } from '../../../../machines/customer/quote/quote.select'
import { changeAll } from '../../../shared/fields/form/changeAll'

const forms = new WeakMap<QuoteRef, FormApi<Partial<Answers>>>()

/** Registers the open form, for code that answers its questions from outside. */
export const trackForm =
  (quote: QuoteRef): Decorator<Partial<Answers>, Partial<Answers>> =>
  (form) => {
    forms.set(quote, form)
    return () => {
      if (forms.get(quote) === form) forms.delete(quote)
    }
  }

/** Fills boxes. If the customer is in one of them, its text is selected, so that the next key replaces it. */
function selectingFilled(fill: () => void) {
  const box = document.activeElement
  const before = box instanceof HTMLInputElement ? box.value : null
  flushSync(fill)
  if (box instanceof HTMLInputElement && box.value !== before) box.select()
}

/** Shows answers that the chart derived from others, such as the city of a ZIP code, in the form that is open. */
export const showFilled =
  (quote: QuoteRef): Decorator<Partial<Answers>, Partial<Answers>> =>
  (form) => {
    const { unsubscribe } = quote.on('answers.filled', ({ answers }) => {
      const fields: readonly string[] = form.getRegisteredFields()
      const shown = Object.fromEntries(Object.entries(answers).filter(([name]) => fields.includes(name)))
      selectingFilled(() => changeAll(form, shown))
    })
    return unsubscribe
  }

/**
 * Answers a question from outside of its field, such as from a dialog or an undo toast. The open form takes the answer
 * and reports it to the chart, because it holds the values on display; without a form the chart gets it directly.
 */
export const answerQuestion = <Name extends FieldName>(quote: QuoteRef, name: Name, answer: Answers[Name]) =>
  answerQuestions(quote, { [name]: answer })

/** The same for several questions at once, which are one change. */
export function answerQuestions(quote: QuoteRef, answers: AnswersByName) {
  const form = forms.get(quote)
  if (form) changeAll(form, answers)
  else quote.send({ type: 'answers.changed', answers })
}
