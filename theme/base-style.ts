import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { baseLayer } from './layers.css.ts';

/** Styles plain elements in the base layer, which every class overrides. */
export function base(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });
}
