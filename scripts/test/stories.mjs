/** Returns the number of stories that the component tests mounted, from the annotations of a Playwright JSON report. */
export const countStories = ({ suites = [] }) => suites.reduce((sum, suite) => sum + storiesIn(suite), 0);

function storiesIn({ specs = [], suites = [] }) {
  const own = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'stories')
    .reduce((sum, { description }) => sum + Number(description), 0);
  return own + countStories({ suites });
}
