import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { axeRules } from '#scripts/conformance/axe-rules.ts';
import { conformancePage } from '#scripts/conformance/page.ts';
import { readResults } from '#scripts/conformance/read-results.ts';
import type { Results } from '#scripts/conformance/report.ts';

// Writes docs/conformance.md and the results it is made of from the reports of the last runs.

const file = 'scripts/conformance/results.json';
const ruleFile = 'scripts/conformance/axe-rules.json';

const results = readResults('.cache/reports', JSON.parse(readFileSync(file, 'utf8')) as Results);
writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
const rules = axeRules();
writeFileSync(ruleFile, JSON.stringify(rules));
execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', file, ruleFile], {
  stdio: 'pipe',
});
writeFileSync('docs/conformance.md', conformancePage(results, rules));
console.log(`docs/conformance.md: ${Object.keys(results.checks).length} checks have a result.`);
