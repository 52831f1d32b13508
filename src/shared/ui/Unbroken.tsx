/** Q-204815, MQE-0048153, R-000002: the numbers of quotes, policies and documents. */
const number = /((?<![A-Z])[A-Z]+-\d+)/

/** Text whose numbers never break at their hyphen on a narrow line, so that they can be copied and read. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(number).map((part, i) =>
    number.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words never change their order
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
