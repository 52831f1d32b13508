/** 32 characters that nobody has had before. `crypto.randomUUID` would be missing on a page that is not served by https. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
