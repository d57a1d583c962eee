import { dark } from '#theme/tokens/dark.ts';
import { light } from '#theme/tokens/light.ts';
import type { ColorChange } from './picture-pixels.ts';

/** A colour token whose present value replaces another colour in a picture. */
export interface TokenChange {
  readonly name: string;
  readonly before: string;
  readonly now: string;
}

const palettes = { light, dark };
const mostTokens = 6;

/** Returns the colour tokens of a palette that have the new colours of the differing pixels, most pixels first. */
export function changedTokens(colors: readonly ColorChange[], palette: 'light' | 'dark'): TokenChange[] {
  const names = new Map<string, TokenChange>();
  for (const { before, now } of colors)
    for (const [name, value] of Object.entries(palettes[palette]))
      if (value === now && !names.has(name)) names.set(name, { name, before, now });
  return [...names.values()].slice(0, mostTokens);
}
