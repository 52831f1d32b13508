import { Fragment } from 'react'

/** The address of a server, which breaks between its parts and not within a word. */
export const Url = ({ url }: { readonly url: string }) =>
  url.split(/(?<=[/.?&=_-])(?![/.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address do not move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
