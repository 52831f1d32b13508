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
  /** what hangs on its answer and opens below it */
  readonly follows: readonly (readonly Asked[])[]
  /** its section's title already says what it asks */
  readonly isNamed: boolean
  /** others stand beside it, so what is said of it stands below them all */
  readonly isBeside: boolean
}

/**
 * One question of any kind: its label, hint and fault are tied to the control here and nowhere else. A key draws the
 * question that it was typed in, and no other. What is only missing is not wrong before one tries to go on.
 */
const Question = memo(
  (props: Props) => (props.question.kind === 'cover' ? <Cover {...props} /> : <Asking {...props} />),
  isSame,
)

/** With what is known of a cover once it is chosen. */
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

/** What follows is put together anew for every page, of the same questions. */
function isSame({ follows, ...rest }: Props, { follows: after, ...others }: Props) {
  const [now, next] = [follows.flat(), after.flat()]
  return shallowEqual(rest, others) && now.length === next.length && now.every((one, index) => one === next[index])
}

interface Beside {
  readonly slots: readonly Pick<Props, 'question' | 'follows'>[]
  readonly isNamed: boolean
}

/** One question, or some side by side. */
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
