import type { Decorator, FormApi } from 'final-form'
import type { Answers, FieldName } from '../../../../domain/application'
import type { QuoteRef } from '../../../../machines/customer/quote/quote.select'

const forms = new WeakMap<QuoteRef, FormApi<Partial<Answers>>>()

/** Which form is open, for whoever answers one of its questions from outside of it. */
export const trackForm =
  (quote: QuoteRef): Decorator<Partial<Answers>, Partial<Answers>> =>
  (form) => {
    forms.set(quote, form)
    return () => {
      if (forms.get(quote) === form) forms.delete(quote)
    }
  }

/**
 * Answers a question from outside of its field: a dialog, or a toast that puts something back. The open form has to know
 * of it, since it holds what is drawn, and reports it to the chart; without one the chart is told.
 */
export function answerQuestion<Name extends FieldName>(quote: QuoteRef, name: Name, answer: Answers[Name]) {
  const form = forms.get(quote)
  if (form) form.change(name, answer)
  else quote.send({ type: 'answers.changed', answers: { [name]: answer } })
}
