/**
 * A forum process that locks a data folder until it is killed. Prints `ready`, or the error that prevented it from
 * opening the folder.
 *
 * @example node tests/support/server/folder-holder.ts <data folder>
 */
import { openDatabase } from '#server/platform/database/database.ts';

try {
  await openDatabase({ dataFolder: process.argv[2] });
  console.log('ready');
} catch (error) {
  console.log(String(error));
}
