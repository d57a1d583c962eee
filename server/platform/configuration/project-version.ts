import { readFileSync } from 'node:fs';
import { inProject } from './project-folder.ts';

/** The version of the forum, from its `package.json`. */
export const projectVersion: string = (
  JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string }
).version;
