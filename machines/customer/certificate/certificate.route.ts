/**
 * The code of a certificate as it is printed, from how somebody typed it or a link names it: any case, with its hyphen or
 * without. Null for what can be none. Which letters there are the server knows.
 */
export function codeIn(typed: string): string | null {
  const letters = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[A-Z0-9]{8}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null
}
