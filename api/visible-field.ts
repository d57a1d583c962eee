import { z } from 'zod';
import { visibleOrEmpty, withoutInvisible } from './visible-text.ts';

/**
 * A text in a request body that is shown to readers. Trims surrounding spaces, and becomes empty when no character is
 * visible.
 */
export const visibleText = () => z.string().trim().overwrite(visibleOrEmpty);

/** The name of a record that users see. Removes invisible characters and bidirectional marks. */
export const visibleName = () => z.string().overwrite(withoutInvisible);
