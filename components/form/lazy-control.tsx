import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import type { MessageArea } from '#api/message-id.ts';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { vars } from '#theme/contract.css.ts';
import { ControlFrame } from './control/control-frame.tsx';
import type { ControlProps } from './control/control-props.ts';

/** A control whose script is loaded when a form shows it. Until then, a placeholder is shown below its label. */
export const LazyControl = ({ part: Part, ...props }: LazyControlProps) => (
  <Suspense
    fallback={<ControlFrame {...props}>{() => <Skeleton shape="block" height={vars.size.control} />}</ControlFrame>}
  >
    <Part {...props} />
  </Suspense>
);

interface LazyControlProps extends ControlProps {
  readonly part: LazyExoticComponent<ComponentType<ControlProps>>;
}

/**
 * Returns a control that is loaded as a separate script, so that forms without it stay small. The translations of other
 * areas are loaded with it: one that is missing later would suspend the control, which would then lose its focus.
 */
export function lazyControl(
  load: () => Promise<ComponentType<ControlProps>>,
  areas: readonly MessageArea[] = [],
): ComponentType<ControlProps> {
  const { Part } = preloadable(() => withTranslations(areas, load()));
  return (props) => <LazyControl part={Part} {...props} />;
}
