import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { questionListOf } from '../../../domain/application/apart'
import { wholeDollars } from '../../../domain/common/formats'
import { hoursAfter, type RainAnswers, rainQuestions } from '../../../domain/rain/questions'
import { rainRange } from '../../../domain/rain/rain'
import {
  type RainRequestRef,
  selectRainAnswer,
  selectRainAnswers,
  selectRainFaults,
} from '../../../machines/customer/rain/rain.select'
import { besideField } from '../../shared/fields/control/FieldFrames'
import { Row } from '../../shared/fields/control/fieldLayout'
import { StandaloneField } from '../../shared/fields/kinds/StandaloneField'
import type { SimpleKind } from '../../shared/fields/kinds/simpleControls'

type Name = keyof RainAnswers
interface Props {
  readonly rain: RainRequestRef
}

const questions = questionListOf(rainQuestions)
const questionOf = (name: Name) => questions.find((question) => question.name === name)!

/** Questions about the place, the time, the amount and the customer. */
export function RainQuestions({ rain }: Props) {
  const one = (name: Name) => <RainQuestion rain={rain} name={name} />
  return (
    <>
      <Group title="The event">
        {one('event_state')}
        {one('date')}
        <Row questions={[questionOf('from_hour'), questionOf('to_hour')]}>
          {one('from_hour')}
          {one('to_hour')}
        </Row>
        <p className="-mt-2 max-w-(--measure) text-ink-soft">
          Four to eight hours of one day, local time at the event.
        </p>
      </Group>
      <Group title="The rain">
        {one('threshold')}
        {one('amount')}
        <EstimatedPrice rain={rain} />
      </Group>
      <Group title="Your contact information">
        {one('name')}
        {one('email')}
        {one('phone')}
      </Group>
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className="text-h3 font-strong">{title}</h2>
    {children}
  </section>
)

function RainQuestion({ rain, name }: Props & { name: Name }) {
  const value = useSelector(rain, selectRainAnswer(name))
  const from = useSelector(rain, selectRainAnswer('from_hour'))
  const fault = useSelector(rain, (snapshot) => selectRainFaults(snapshot)[name])
  const question = questionOf(name)
  const kind = question.kind as SimpleKind
  return (
    <StandaloneField
      question={{ ...question, kind, ...(name === 'to_hour' && { options: hoursAfter(from) }) }}
      id={name}
      value={value}
      {...(fault && { fault: besideField(fault) })}
      onChange={(given) => rain.send({ type: 'form.answered', answers: { [name]: given as RainAnswers[Name] } })}
    />
  )
}

/** The estimated price, by the server's own table. */
function EstimatedPrice({ rain }: Props) {
  const range = useSelector(rain, (snapshot) => likelyIn(selectRainAnswers(snapshot)))
  return (
    <p role="status" className="max-w-(--measure) font-strong empty:hidden">
      {range}
    </p>
  )
}

function likelyIn({ threshold, amount }: RainAnswers): string | null {
  if (threshold === null || typeof amount !== 'number' || amount < 1 || amount > 1_000_000) return null
  const { low, high } = rainRange({ threshold: Number(threshold), amount })
  return `Between ${wholeDollars(low)} and ${wholeDollars(high)}, by the place and the season.`
}
