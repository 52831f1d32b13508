import type { ReactNode } from 'react'

/** A heading with its content. */
export function Section({
  title,
  children,
  isPrinted = true,
}: {
  title: string
  children: ReactNode
  isPrinted?: boolean
}) {
  return (
    <section data-keep className={`mt-6 ${isPrinted ? 'print:mt-1' : 'print:hidden'}`}>
      <h3 className="mb-2 text-h3 font-strong print:mb-0.5">{title}</h3>
      {children}
    </section>
  )
}
