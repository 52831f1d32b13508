import { shallowEqual } from '@xstate/react'
import { memo } from 'react'
import { useField } from 'react-final-form'
import type { Question as Asked } from '../../../../domain/application/page'
import { besideField } from '../control/FieldFrames'
import { Row } from '../control/fieldLayout'
import { useAsking, useAskingState, useFaults } from '../control/formContext'
import { afterPress } from '../control/input'
import { parse } from '../control/parse'
import { frameOf } from '../kinds/fieldFrame'
import { controls } from './controls'

interface Props {
  readonly question: Asked
  /** follow-up questions, which open below the answer */
  readonly follows: readonly (readonly Asked[])[]
  /** the section's title already asks the question */
  readonly isNamed: boolean
  /** other fields are beside it, so its note goes below them all */
  readonly isBeside: boolean
}

/**
 * One question of any kind. This is the only place that ties a label, a hint and an error to a control. A key redraws
 * only its own question. A missing answer is no error before an attempt to continue.
 */
const Question = memo((props: Props) => {
  const { kind, price } = props.question
  if (kind === 'cover') return <Cover {...props} />
  return kind === 'yesNo' && price ? <Offer {...props} /> : <Asking {...props} />
}, isSame)

/** A coverage that must be accepted or declined: its price stands in the answer that accepts it. */
function Offer({ question, ...more }: Props) {
  const cost = useAskingState((asking) => asking.cost(question)) ?? question.price
  const options = question.options?.map((option) =>
    option.value === 'True' ? { ...option, label: `${option.label} for ${cost}` } : option,
  )
  return <Asking question={{ ...question, ...(options && { options }) }} {...more} />
}

/** A coverage with its cost and limit once it is chosen. */
function Cover({ question, ...more }: Props) {
  const cost = useAskingState((asking) => asking.cost(question))
  const limit = useAskingState((asking) => asking.fixedLimit(question))
  const hint = [question.hint, limit && `Limit\u00a0${limit}.`].filter(Boolean).join(' ')
  return <Asking question={{ ...question, ...(hint && { hint }), ...(cost && { price: cost }) }} {...more} />
}

function Asking({ question, follows, isNamed, isBeside }: Props) {
  const { name, kind, hint } = question
  const { input, meta } = useField(name, {
    subscription: { value: true, touched: true, error: true },
    parse: parse(kind),
    allowNull: true,
  })
  const { Below } = useAsking()
  const reported = useFaults((faults) => faults[name])
  const isGiven = input.value !== null && input.value !== ''
  const wrong = reported ?? (meta.touched && isGiven ? (meta.error as string | undefined) : undefined)
  const fault = wrong && besideField(wrong)
  const describedBy = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ') || undefined
  const Frame = frameOf(question)
  const Control = controls[kind]
  return (
    <Frame
      question={question}
      id={name}
      fault={fault}
      isNamed={isNamed}
      control={
        <Control
          question={question}
          id={name}
          input={{ ...input, onBlur: () => afterPress(input.onBlur) }}
          describedBy={describedBy}
          invalid={fault !== undefined}
        />
      }
      more={
        <>
          {follows.map((row) => (
            <Questions
              key={row[0]!.name}
              slots={row.map((next) => ({ question: next, follows: none }))}
              isNamed={false}
            />
          ))}
          {!isBeside && <Below name={name} kind={kind} />}
        </>
      }
    />
  )
}

/** `follows` is a new array on every page with the same content. */
function isSame({ follows, ...rest }: Props, { follows: after, ...others }: Props) {
  const [now, next] = [follows.flat(), after.flat()]
  return shallowEqual(rest, others) && now.length === next.length && now.every((one, index) => one === next[index])
}

interface Beside {
  readonly slots: readonly Pick<Props, 'question' | 'follows'>[]
  readonly isNamed: boolean
}

/** One question, or several in a row. */
export function Questions({ slots, isNamed }: Beside) {
  const { Below } = useAsking()
  const isBeside = slots.length > 1
  const all = slots.map(({ question, follows }) => (
    <Question key={question.name} question={question} follows={follows} isNamed={isNamed} isBeside={isBeside} />
  ))
  if (!isBeside) return all
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Row questions={slots.map(({ question }) => question)}>{all}</Row>
      {slots.map(({ question: { name, kind } }) => (
        <Below key={name} name={name} kind={kind} />
      ))}
    </div>
  )
}

const none: readonly never[] = []
