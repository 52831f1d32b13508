import { createElement, type FunctionComponent } from 'react'
import type { MailMessage } from '../platform/services/services'

export type Attachments = NonNullable<MailMessage['attachments']>

/** Renders a letter. The renderer loads with the first letter, because most requests do not need it. */
export async function draw<Props extends object>(
  template: () => Promise<FunctionComponent<Props>>,
  props: Props,
  attachments: Attachments = [],
) {
  const [{ renderLetter }, drawn] = await Promise.all([import('./render'), template()])
  return { ...(await renderLetter(createElement(drawn, props))), attachments }
}
