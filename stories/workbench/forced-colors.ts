import { propertyOf } from '#stories/workbench/theme/token-values.ts';
import { vars } from '#theme/contract.css.ts';
import { type ColorRole, colorRoles } from '#theme/tokens/color-roles.ts';
import { colorPairs } from '#theme/tokens/pairs.ts';

const behind = new Set<ColorRole>([...colorPairs.map(({ back }) => back), 'overlay', 'skeleton', 'skeletonShine']);

const systemColor = (role: ColorRole): string =>
  behind.has(role) ? 'Canvas' : role.startsWith('link') ? 'LinkText' : 'CanvasText';

/**
 * Approximates forced colours, which a page cannot enable itself: background roles become `Canvas`, all others text
 * colours, and shadows are removed. The tests enable real forced colours in the browser (`states.ct.tsx`).
 */
export function setForcedColors(isForced: boolean): void {
  const { style } = document.documentElement;
  const set = (variable: string, value: string) => {
    if (isForced) style.setProperty(propertyOf(variable), value);
    else if (style.getPropertyValue(propertyOf(variable)) === value) style.removeProperty(propertyOf(variable));
  };
  style.colorScheme = isForced ? 'dark' : '';
  for (const role of Object.keys(colorRoles) as ColorRole[]) set(vars.color[role], systemColor(role));
  for (const shadow of Object.values(vars.shadow)) set(shadow, 'none');
}
