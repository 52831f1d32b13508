import type { AnchorHTMLAttributes } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: To
}

/** A link inside of the house. The router's own would bring what fetches pages ahead, which this address store never does. */
export function Link({ to, ...rest }: Props) {
  return <a {...rest} href={useHref(to)} onClick={useLinkClickHandler(to)} />
}
