type Settings = Readonly<Record<string, unknown>>;

/** Returns the URL of the external search that replaces the built-in one. Returns undefined when none is configured. */
export function externalSearchAddress(settings: Settings, text: string): string | undefined {
  const template = settings['search.externalSearch'];
  return typeof template === 'string' && template !== ''
    ? template.replace('%s', () => encodeURIComponent(text.trim()))
    : undefined;
}
