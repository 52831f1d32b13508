const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** 2:14 pm. Intl gives narrow spaces and capitals, which are replaced. */
export const timeOf = (at: Date) => time.format(at).replace(/\s/g, ' ').toLowerCase()
