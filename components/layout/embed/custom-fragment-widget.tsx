import { FragmentFrame, type FragmentFrameProps } from '#components/administration/fragment/fragment-frame.tsx';
import { logUnexpectedError } from '#components/primitives/runtime/log-unexpected-error.ts';

/** The props of a custom fragment: the fragment, whose frame is at `src`. */
export interface CustomFragmentWidgetProps {
  readonly fragment: Pick<FragmentFrameProps, 'name' | 'src' | 'heights' | 'files' | 'props'>;
}

/** A custom fragment in its sandboxed frame. */
export const CustomFragmentWidget = ({ fragment }: CustomFragmentWidgetProps) => (
  <FragmentFrame
    key={fragment.src}
    {...fragment}
    onFailed={(fault) => logUnexpectedError(`The fragment "${fragment.name}" failed:`, fault)}
  />
);
