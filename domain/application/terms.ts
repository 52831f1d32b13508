import { formStep } from './fields/field'
import { agreement, choice, drawing, text } from './fields/kinds'

const group = 'sign'

/** the smallest PNG: one pixel */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/**
 * A name as it is compared: keyboards and phones write its apostrophes, hyphens and spaces in different ways, and may
 * compose its accents.
 */
const sameName = (name: unknown) =>
  String(name)
    .normalize('NFKC')
    .replace(/['’‘ʼ‛`´′＇]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ ?[-‐‑‒–—−] ?/g, '-')
    .trim()
    .toLowerCase()

/** Signed by its own call (POST /terms/{id}); never part of the saved payload. */
export const terms = formStep({
  title: 'Check and agree',
  intro: 'Read your declarations and the terms of the policy, then sign.',
  onward: 'Sign and continue to payment',
  slice: 'terms',
  groups: { sign: { title: 'Your agreement' } },
  fields: {
    terms_name: text({
      label: 'Your full name',
      autocomplete: 'name',
      group,
      width: 416,
      valid: ['Jordan Sample'],
    }),
    terms_signing: choice([
      { value: 'Typed', label: 'Type my name' },
      { value: 'Drawn', label: 'Draw it' },
    ])({ label: 'How do you want to sign?', group, blank: 'Typed' }),
    terms_signature: text({
      label: 'Type your name again to sign',
      autocomplete: 'off',
      group,
      width: 416,
      when: { terms_signing: ['Typed'] },
      valid: ['Jordan Sample'],
    }),
    terms_drawing: drawing({
      label: 'Your signature',
      hint: 'Draw it with a finger, a pen or the mouse. Or type your name instead.',
      group,
      when: { terms_signing: ['Drawn'] },
      valid: [pixel],
    }),
    terms_agreed: agreement({ label: 'I agree to the declarations, the terms and electronic records', group }),
  },
  across: [
    {
      at: 'terms_signature',
      breaks: 'sameName',
      needs: ['terms_name', 'terms_signature'],
      holds: (a) => sameName(a['terms_name']) === sameName(a['terms_signature']),
      invalid: { terms_name: 'Jordan Sample', terms_signature: 'Casey Specimen' },
    },
  ],
})
