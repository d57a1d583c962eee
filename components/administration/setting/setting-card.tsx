import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { FormCard } from '#components/form/form-card.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The props of a card with settings of the site. */
export interface SettingCardProps {
  readonly id: string;
  readonly title: string;
  readonly words?: ReactNode;
  /** The settings that the page loads: keys, with `*` for any characters. */
  readonly patterns: string[];
  /** The form. Its fields are named after the settings. */
  readonly schema: FormSchema;
}

/** A card with settings of the site. Only changed settings are saved, because each is logged and has its own permission. */
export function SettingCard({ patterns, schema, ...card }: SettingCardProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const { data } = useSuspenseQuery(chosenSettingsQuery(api, patterns));
  const save = async (_: FormValues, changes: FormValues) => {
    await changeConfig(api, changes);
    await client.invalidateQueries({ queryKey: ['config'] });
  };
  return <FormCard {...card} loaded={{ schema, values: data as FormValues }} save={save} />;
}
