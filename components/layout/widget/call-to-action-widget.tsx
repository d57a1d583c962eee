import type { EmbeddedWidgetProps } from '#api/administration/layout/embedded-widget.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { CallFrame, type CallLook } from './call-frame.tsx';

/** The props of a call to action. */
export type CallToActionProps = EmbeddedWidgetProps['cta'] &
  CallLook & {
    readonly look?: 'primary' | 'standard' | 'outline';
    readonly secondLabel?: string;
    readonly secondHref?: string;
    readonly secondLook?: 'primary' | 'standard' | 'outline';
  };

/** A call to action with one or two buttons (docs/behavior/widget.md#calls-to-action). */
export const CallToActionWidget = ({
  label,
  href,
  look,
  secondLabel,
  secondHref,
  secondLook,
  ...frame
}: CallToActionProps) => (
  <CallFrame {...frame}>
    <ButtonLink href={href} variant={look ?? 'primary'}>
      <bdi>{label}</bdi>
    </ButtonLink>
    {secondLabel && secondHref && (
      <ButtonLink href={secondHref} variant={secondLook ?? 'standard'}>
        <bdi>{secondLabel}</bdi>
      </ButtonLink>
    )}
  </CallFrame>
);
