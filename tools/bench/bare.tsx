import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * The baseline of the typing measurement: as many fields as the product's page has, in React alone, with labels, inputs
 * and radio buttons, and all answers in one state. It has no styles, rules, masks, charts or calls. `npm run bench` builds and shows it; it is
 * never shipped.
 */
const { typed, chosen } = (globalThis as unknown as { bare: { typed: number; chosen: number } }).bare

function Bare() {
  const [step, setStep] = useState(1)
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const answer = (name: string, value: string) => setAnswers((before) => ({ ...before, [name]: value }))
  const names = (count: number, kind: string) => Array.from({ length: count }, (_, i) => `${kind} ${step}.${i + 1}`)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h2>Step {step}</h2>
      {names(typed, 'Text').map((name) => (
        <p key={name}>
          <label htmlFor={name}>{name}</label>
          <input id={name} value={answers[name] ?? ''} onChange={({ target }) => answer(name, target.value)} />
        </p>
      ))}
      {names(chosen, 'Choice').map((name, i) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {['Yes', 'No'].map((value) => (
            <label key={value}>
              <input type="radio" name={name} checked={answers[name] === value} onChange={() => answer(name, value)} />
              {value}
            </label>
          ))}
          {i === 0 && answers[name] === 'Yes' && <input aria-label="What follows" />}
        </fieldset>
      ))}
      <button type="button" onClick={() => setStep(step + 1)}>
        Continue
      </button>
    </form>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Bare />)
