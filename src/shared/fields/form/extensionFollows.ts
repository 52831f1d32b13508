import type { Decorator } from 'final-form'
import type { Answers } from '../../../../domain/application'
import { digitsOf } from '../../../../domain/common/formats'
import { extensionBeside, splitExtension } from '../../../../domain/common/phone'
import { changeAll } from './changeAll'

/** Moves the extension of a phone number to its own box, and takes its digits only, once the box with it is left. */
export const extensionFollows: Decorator<Partial<Answers>, Partial<Answers>> = (form) =>
  form.subscribe(
    ({ values, active }) => {
      for (const [phone, extension] of pairs) {
        const { [phone]: number, [extension]: typed } = values
        const parts = active === phone || typeof number !== 'string' ? null : splitExtension(number)
        if (parts)
          return changeAll(form, { [phone]: parts.phone, ...(parts.extension && { [extension]: parts.extension }) })
        if (active !== extension && typeof typed === 'string' && digitsOf(typed) !== typed)
          return form.change(extension, digitsOf(typed) || null)
      }
    },
    { values: true, active: true },
  )

const pairs = Object.entries(extensionBeside) as [keyof typeof extensionBeside, 'insured_ext' | 'producer_ext'][]
