/** What in the words of members can be pressed once the page has come alive; the server marks it. */
export const bodyParts = '[data-reading] :is(.codeFrame, .longQuote, p.embed)';
