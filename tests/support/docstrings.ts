const declaration =
  /^export (?:default )?(?:(?:async )?function\*? ?(?<func>\w+)|(?:abstract )?class (?<kind>\w+)|const (?<value>\w+)(?<rest>[^\n]*))/;

/** What makes a constant more than data: it is a function, a component, a machine or the making of one. */
function isMade(name: string, text: string, file: string) {
  const isComponent = file.endsWith('.tsx') && /^[A-Z][a-z]/.test(name);
  return isComponent || name.endsWith('Machine') || /=>|=\s*(async\s*)?(\(|function|<)/.test(text);
}

/**
 * The names of the exported functions, classes, components and machines of a source that no docstring precedes. It reads
 * lines, not syntax: declarations begin a line, as the formatter sees to. Styles and stories are data, whatever they call.
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
