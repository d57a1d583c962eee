import type { z } from 'zod';
import type { homeWidget } from '#api/administration/widget/home-widget.contract.ts';
import { HomeItems } from './home-items.tsx';

/** The props of a home widget: its settings. */
export type HomeWidgetProps = z.output<typeof homeWidget.settings>;

/** Cards, rows or links that an administrator writes. */
export const HomeWidget = ({ items, ...settings }: HomeWidgetProps) => (
  <HomeItems {...settings} items={items.map((item, key) => ({ ...item, key }))} />
);
