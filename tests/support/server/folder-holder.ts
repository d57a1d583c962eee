/**
 * A forum process that holds a data folder until it is killed; prints `ready`, or the error that kept it out.
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
