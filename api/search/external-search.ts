type Settings = Readonly<Record<string, unknown>>;

/** Where another search, which the site has in place of its own, is asked for a text; undefined without one. */
export function externalSearchAddress(settings: Settings, text: string): string | undefined {
  const template = settings['search.externalSearch'];
  return typeof template === 'string' && template !== ''
    ? template.replace('%s', () => encodeURIComponent(text.trim()))
    : undefined;
}
