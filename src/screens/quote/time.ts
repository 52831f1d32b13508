const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** 2:14 pm. Narrow spaces and capitals are not our way. */
export const timeOf = (at: Date) => time.format(at).replace(/\s/g, ' ').toLowerCase()
