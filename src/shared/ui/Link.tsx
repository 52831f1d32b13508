import type { AnchorHTMLAttributes } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: To
}

/** An internal link. The router's own Link includes code that prefetches pages, which this application does not use. */
export function Link({ to, ...rest }: Props) {
  return <a {...rest} href={useHref(to)} onClick={useLinkClickHandler(to)} />
}
