throw new Error('This thread does not start')
