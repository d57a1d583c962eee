const declaration =
  /^export (?:default )?(?:(?:async )?function\*? ?(?<func>\w+)|(?:abstract )?class (?<kind>\w+)|const (?<value>\w+)(?<rest>[^\n]*))/;

/** Checks whether a constant is more than data: a function, a component, a machine or a call that creates one. */
function isMade(name: string, text: string, file: string) {
  const isComponent = file.endsWith('.tsx') && /^[A-Z][a-z]/.test(name);
  return isComponent || name.endsWith('Machine') || /=>|=\s*(async\s*)?(\(|function|<)/.test(text);
}

/**
 * Returns the names of the exported functions, classes, components and machines in a source that have no docstring. The
 * check reads lines, not syntax: the formatter ensures that declarations begin a line. Styles and stories count as
 * data, even when they call a function.
 */
export function exportsWithoutDocstring(source: string, file: string): string[] {
  const lines = source.split('\n').filter((line) => !line.startsWith('// biome-ignore'));
  const told = new Set<string>();
  const bare: string[] = [];
  for (const [index, line] of lines.entries()) {
    const name = nameOf(line, lines[index + 1] ?? '', file);
    if (!name || told.has(name)) continue;
    told.add(name);
    if (!/\*\/\s*$/.test(lines[index - 1] ?? '')) bare.push(name);
  }
  return bare;
}

function nameOf(line: string, following: string, file: string) {
  const { func, kind, value, rest = '' } = declaration.exec(line)?.groups ?? {};
  if (func || kind) return func ?? kind;
  return value && isMade(value, rest + following, file) ? value : undefined;
}
