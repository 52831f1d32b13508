/** The JSON report of a run. TEST_REPORT names another file. */
export const reportFile = process.env['TEST_REPORT'] ?? 'node_modules/.cache/marquee/test-report.json'
