/** The creation date of the builders' records. In stories the current time is 2026-11-20T12:00:00Z. */
export const written = '2026-11-18T09:30:00+00:00';
