const named = 'It names the things that the question or the rule is about, and they have long names.'
const trade = 'A short sentence of words of the trade, which no shorter words replace.'

const statute = 'The words of a state’s law, or of the applications of the trade, which stay as they are.'

/** Texts that may be harder to read than their floor, by their first words, each with the reason. */
export const hardTexts: Readonly<Record<string, string>> = {
  'Temporary structures and pyrotechnics need': named,
  'Operators of inflatables, rides or amusement devices': named,
  'Will there be mechanical rides, inflatables': named,
  'Will the event feature anything from this list': named,
  'Shoots with stunts, weapons or pyrotechnics': named,
  'Physical contact between performers and the audience': named,
  'Businesses that regularly serve alcohol': trade,
  'Using people’s images without a signed release': trade,
  'Security by your own staff or volunteers': trade,
  'Large events without a licensed server': trade,
  'Races and courses are reviewed by an underwriter': trade,
  '“Sample” cannot be insured against cancellation': trade,
  'Claims that arise from an occurrence during': 'The words by which certificates of insurance are compared.',
  'Any person who knowingly and with intent to defraud any insurance company': statute,
  'Any person who knowingly presents a false or fraudulent claim': statute,
  'Any person who knowingly or willfully presents': statute,
  'It is unlawful to knowingly provide false': statute,
  'Any person who knowingly and with intent to injure': statute,
  'WARNING: Any person who knowingly': statute,
  'Any person who, knowingly and with intent to defraud': statute,
  'Any person who, with intent to defraud or knowing': statute,
  'It is a crime to knowingly provide false': statute,
  'Any person who includes any false or misleading information': statute,
  'Any person who knowingly files a statement of claim': statute,
  'Any person who knowingly and with intent to defraud or solicit': statute,
  'We pay the sums that an insured becomes legally liable to pay as damages':
    'The clause by which every policy of general liability insures.',
}
