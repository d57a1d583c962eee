/** The types of fragments. Types that replace a part of the page are not supported, because a fragment runs in a frame. */
export const fragmentTypes = ['CustomFragment'] as const;

/** The most characters of a fragment's script. */
export const mostScript = 200_000;

/** The most characters of a fragment's style sheet. */
export const mostStyle = 100_000;

/** The most characters of a fragment's schema of settings, and of the settings of one sample, as JSON. */
export const mostSettings = 20_000;

/** The most files and samples of a fragment. */
export const mostFiles = 20;

/** The greatest height of a frame, in CSS pixels. */
export const largestHeight = 10_000;
