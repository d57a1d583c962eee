import type { ReactNode } from 'react';
import type { FormPath } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import type { ControlForm } from '#components/form/control/control-props.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { themePaths } from './theme-form.ts';
import { ThemeFragmentChoice } from './theme-fragment-choice.tsx';
import type { MarkupPart, ThemeMarkup } from './use-theme-markup.ts';

const labels = { header: 'administration.theme.header', footer: 'administration.theme.footer' } as const;

/** The props of the fields. `entered` is the HTML of the form, `markup` the same as pages show it. */
export interface ThemeMarkupFieldsProps {
  readonly form: Pick<ControlForm, 'change' | 'idOf'>;
  readonly entered: Readonly<Record<MarkupPart, string>>;
  readonly markup: Readonly<Record<MarkupPart, ThemeMarkup>>;
  /** Renders the field at a path of the form. */
  readonly renderField: (path: FormPath) => ReactNode;
}

/** The header and footer of a theme, what pages show of them, and the choice of a fragment to place in them. */
export const ThemeMarkupFields = ({ form, entered, markup, renderField }: ThemeMarkupFieldsProps) => (
  <>
    {(['header', 'footer'] as const).map((part) => (
      <div key={part}>
        {renderField(themePaths[part])}
        <Note part={t(labels[part])} markup={markup[part]} />
      </div>
    ))}
    <ThemeFragmentChoice
      onPlace={(part, html) => {
        form.change(themePaths[part], [entered[part], html].filter(Boolean).join('\n'));
        document.getElementById(form.idOf(themePaths[part]))?.focus();
      }}
    />
  </>
);

/** A note about entered HTML: why it is not accepted, or what pages cannot contain. Renders nothing for plain HTML. */
function Note({ part, markup: { problem, removed } }: { part: string; markup: ThemeMarkup }) {
  if (problem)
    return (
      <Message tone="error" live>
        {part}: {problem}
      </Message>
    );
  if (removed.length === 0) return null;
  return (
    <Message tone="warning" live title={t('administration.theme.removed', { part })}>
      <code dir="ltr">{removed.join(' ')}</code>
      <p>{t('administration.theme.removed-text')}</p>
    </Message>
  );
}
