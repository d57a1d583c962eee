/** The selector of the containers in post bodies that become interactive after hydration. The server marks them. */
export const bodyPartSelector = '[data-reading] :is(.codeFrame, .longQuote, p.embed)';
