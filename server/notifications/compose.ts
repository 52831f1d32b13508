import { createElement, type FunctionComponent } from 'react'
import type { MailMessage } from '../platform/services/services'

export type Attachments = NonNullable<MailMessage['attachments']>

/** A letter drawn with what it says. What draws it is loaded with the first: a server that only answers does without. */
export async function draw<Props extends object>(
  template: () => Promise<FunctionComponent<Props>>,
  props: Props,
  attachments: Attachments = [],
) {
  const [{ renderLetter }, drawn] = await Promise.all([import('./render'), template()])
  return { ...(await renderLetter(createElement(drawn, props))), attachments }
}
