import { annotationsIn } from './playwright-report.mjs';

/** Returns the number of stories that the component tests mounted, from the annotations of a Playwright JSON report. */
export const countStories = (report) =>
  annotationsIn(report, 'stories').reduce((sum, description) => sum + Number(description), 0);
