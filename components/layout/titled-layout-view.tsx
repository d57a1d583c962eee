import type { LoadedLayout } from '#api/administration/layout/page-layout.queries.ts';
import { devicesWithoutHeading } from '#api/administration/layout-editor/layout-heading.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { onlyOn } from '#theme/layout/section.css.ts';
import { LayoutView, type LayoutViewProps } from './layout-view.tsx';

/**
 * A layout with the title of its page, which is a heading for screen readers on the devices on which no widget shows one.
 */
export const TitledLayoutView = ({ title, ...props }: LayoutViewProps & { readonly title: string }) => (
  <>
    <HiddenHeading title={title} layout={props.layout} />
    <LayoutView {...props} />
  </>
);

function HiddenHeading({ title, layout }: { title: string; layout: LoadedLayout }) {
  const missing = devicesWithoutHeading(layout);
  const [device] = missing;
  if (!device) return null;
  const heading = (
    <VisuallyHidden>
      <h1>{title}</h1>
    </VisuallyHidden>
  );
  return missing.length > 1 ? heading : <div className={onlyOn[device]}>{heading}</div>;
}
