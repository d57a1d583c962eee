import { needsFrame } from '#api/administration/embed/html-content.ts';
import { htmlWidget } from '#api/administration/embed/html-widget.contract.ts';
import { defineLoader } from '#server/administration/widget/widget-loader.ts';
import { sanitiseHtml } from '#server/post/body/sanitise-html.ts';

/** Sanitizes HTML as posts are. HTML with scripts or styles is left to its frame. */
export const htmlLoader = defineLoader(htmlWidget, async ({ settings: { html } }) => {
  if (needsFrame(html)) return { isFramed: true };
  const content = sanitiseHtml(html).trim();
  return content ? { content } : undefined;
});
