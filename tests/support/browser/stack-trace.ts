/**
 * Makes the stacks of errors cheaper. Playwright records a stack of up to 50 frames for each of its calls. Searching a
 * source map for each frame takes a quarter of a worker's processor time, so frames of packages and of Node, which have
 * none, are formatted without, and each line of the project is searched once. Each worker loads the configuration,
 * which imports this file.
 */
const formatMapped = Error.prepareStackTrace;
const mappedLines = new Map<string, string>();

if (formatMapped)
  Error.prepareStackTrace = (error, frames) => {
    const title = `${error.name || 'Error'}: ${error.message || ''}`;
    const lineOf = (frame: NodeJS.CallSite) => {
      const line = `\n    at ${frame}`;
      if (!isOfProject(frame)) return line;
      const mapped = mappedLines.get(line) ?? String(formatMapped(error, [frame])).slice(title.length);
      mappedLines.set(line, mapped);
      return mapped;
    };
    return title + frames.map(lineOf).join('');
  };

/** Whether a frame is of a file of this project, which Playwright has compiled from TypeScript. */
function isOfProject(frame: NodeJS.CallSite): boolean {
  const file = frame.getFileName();
  return Boolean(file) && !/^node:|[\\/]node_modules[\\/]/.test(file as string);
}
