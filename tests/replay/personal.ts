/** The paths of values in a log that may be personal. Sample data is recognized by its names, addresses and numbers. */
export function personalIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => personalIn(one, `${at}/${i}`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => personalIn(one, `${at}/${key}`))
  if (typeof value === 'number') return faultsIn(String(value)).map((fault) => `${at}: ${fault}`)
  if (typeof value !== 'string') return []
  const key = at.split('/').at(-1)!
  return [...faultsIn(value), ...secretIn(key, value), ...nameIn(key, value)].map((fault) => `${at}: ${fault}`)
}

function faultsIn(text: string): string[] {
  return [
    ...[...text.matchAll(/[^\s<>,;"']+@([\w.-]+)/g)]
      .filter(([, host]) => !/^example\.(com|org|net)$/.test(host!))
      .map(([address]) => `${address} is no sample address`),
    ...[...text.matchAll(/(?<![\w-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\w)/g)]
      .filter(([phone]) => !/555[ .-]?\d{4}$/.test(phone))
      .map(([phone]) => `${phone} is no sample telephone number`),
    ...[...text.matchAll(/(?<!\w)\d(?:[ -]?\d){12,18}(?!\w)/g)]
      .filter(([digits]) => isCard(digits.replaceAll(/\D/g, '')))
      .map(() => 'a card number'),
    ...(/(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/.test(text) ? ['a social security number'] : []),
  ]
}

const secretIn = (key: string, value: string) =>
  /^(card_number|cvc|cvv|exp_month_and_year)$/.test(key) || (key === 'password' && value !== 'sample')
    ? [`a ${key} is never kept`]
    : []

const nameIn = (key: string, value: string) =>
  /(first_name|last_name|contact_name|insured_name|cardholder_name|signature|terms_signed|signedBy|honoree_\d)$/.test(
    key,
  ) && !/\b(sample|example|jordan|robin|sam)\b/i.test(value)
    ? [`“${value}” is no sample name`]
    : []

/** Checks the last digit of a card number. */
function isCard(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, i) => {
    const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return all + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
