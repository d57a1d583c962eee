/** Returns the number of stories that the component tests mounted. */
export function countStories(report: unknown): number;
