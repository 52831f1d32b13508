import { type ReactNode, useId, useState } from 'react'

export const filterLook = 'control min-h-(--size-control-dense)! py-0.75! max-md:min-h-(--size-target)!'

/**
 * The typed text until the address changes. The field stays mounted and keeps its focus.
 * @param address all that the list is about: a choice that was not looked for ends with a change of any part of it
 */
export function useTyped(text: string, address = text) {
  const [looked, setLooked] = useState(address)
  const [typed, setTyped] = useState(text)
  if (looked !== address) {
    setLooked(address)
    setTyped(text)
  }
  return [typed, setTyped] as const
}

export interface FilterProps {
  readonly label: string
  /** the value in the address */
  readonly name: string
  readonly value: string
  readonly isWide?: boolean
}

export function FilterField({
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
