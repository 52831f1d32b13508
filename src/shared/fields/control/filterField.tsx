import { type ReactNode, useId, useState } from 'react'

export const filterLook = 'control min-h-(--size-control-dense)! py-0.75! max-md:min-h-(--size-target)!'

/** What is typed, until the address says something else; the field itself stays, and the focus in it. */
export function useTyped(text: string) {
  const [looked, setLooked] = useState(text)
  const [typed, setTyped] = useState(text)
  if (looked !== text) {
    setLooked(text)
    setTyped(text)
  }
  return [typed, setTyped] as const
}

export interface FilterProps {
  readonly label: string
  /** as the address has it */
  readonly name: string
  readonly value: string
  readonly isWide?: boolean
}

export function Labelled({
  label,
  isWide,
  children,
}: Pick<FilterProps, 'label' | 'isWide'> & { children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={`grid min-w-0 gap-0.5 ${isWide ? 'max-md:col-span-2' : ''}`}>
      <label htmlFor={id} className="truncate text-note text-ink-soft">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
