/**
 * The code of a certificate as it is printed, read from user input or a link: in any case, with or without its hyphen.
 * Null if it cannot be a code. Only the server knows which letters occur.
 */
export function codeIn(typed: string): string | null {
  const letters = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[A-Z0-9]{8}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null
}
