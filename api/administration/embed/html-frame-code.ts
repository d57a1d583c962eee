import type { FragmentCode } from '#api/administration/fragment/fragment-bridge.ts';

/**
 * Runs in the frame of a fragment. The policy of the frame admits neither style elements nor scripts within the
 * document, so their texts become style sheets and scripts of their own, in their order. Within a template, nothing is
 * applied or refused before that.
 */
const script = `
const template = document.createElement('template');
template.innerHTML = html;
const sheets = [...template.content.querySelectorAll('style')].map((style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent);
  style.remove();
  return sheet;
});
document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
fragment.root.append(template.content);
for (const written of fragment.root.querySelectorAll('script')) {
  const isScript = written.type === '' || written.type === 'module' || written.type.endsWith('javascript');
  if (!isScript) continue;
  const blob = new Blob([written.textContent], { type: 'text/javascript' });
  await new Promise((resolve, reject) => {
    const made = Object.assign(document.createElement('script'), { type: written.type, src: URL.createObjectURL(blob) });
    made.onload = resolve;
    made.onerror = () => reject(new Error('A script could not be loaded.'));
    written.replaceWith(made);
  });
}
`;

/** Returns the code that shows HTML with its scripts and styles in the frame of a fragment. */
export const htmlFrameCode = (html: string): FragmentCode => ({
  js: `const html = ${JSON.stringify(html)};${script}`,
  css: '',
});
