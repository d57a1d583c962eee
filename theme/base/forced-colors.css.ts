import { base } from '#theme/base-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

// Forced colours remove backgrounds and shadows, so borders and system colours replace them.
const forced = (selector: string, rule: Record<string, string>) =>
  base(selector, { '@media': { [media.forcedColors]: rule } });

forced(':focus-visible', { outline: '3px solid Highlight', outlineOffset: '2px' });
forced('mark', { background: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' });
forced('[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]', {
  outline: '2px solid Highlight',
  outlineOffset: '-2px',
});
forced('[aria-disabled="true"], :disabled', { color: 'GrayText' });
