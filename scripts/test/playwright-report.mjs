/** Returns all specs of a Playwright JSON report, or of one of its suites. */
export const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** Returns the descriptions of the annotations of a type, in the order of the tests. */
export const annotationsIn = (report, wanted) =>
  specsIn(report)
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations = [] }) => annotations)
    .filter(({ type }) => type === wanted)
    .map(({ description }) => description);
