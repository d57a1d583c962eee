/** Whether a file is a test that a suite runs. */
export const isTest = (file) => /^tests\/.*\.(test\.tsx?|ct\.tsx|journey\.ts)$/.test(file);

/** Whether a file is the model of a machine. */
export const isModel = (file) => /^machines\/.*\.model\.ts$/.test(file);

/** Returns the stem of a file, without the number of a migration and the hyphen of a file in pages/ that is no page. */
export const stemOf = (file) => (/([^/]+?)\.[^/]+$/.exec(file)?.[1] ?? '').replace(/^(\d{4}-|-)/, '');

/** Whether a name is a stem, or begins with it and a hyphen. */
export const beginsWith = (stem) => (name) => name === stem || name.startsWith(`${stem}-`);
