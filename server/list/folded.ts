/** Letters that are no other letter with a mark on it, as they are typed where a keyboard lacks them. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/**
 * As names are looked for: in small letters, without accents, and without apostrophes of any shape. What is stored to be
 * searched and what is typed are folded alike, so the index of parts of words serves both.
 */
export const folded = (text: string): string =>
  text
    // first: as a mark of its own one of them would be taken for an accent on a blank
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => alike[letter]!)
