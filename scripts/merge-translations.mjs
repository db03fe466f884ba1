import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
for (const language of ['en', 'ar']) {
  const merged = {};
  for (const file of readdirSync('translations/parts')
    .filter((f) => f.endsWith(`.${language}.json`))
    .sort()) {
    Object.assign(merged, JSON.parse(readFileSync(`translations/parts/${file}`, 'utf8')));
  }
  const sorted = Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`translations/${language}.json`, `${JSON.stringify(sorted, null, 2)}\n`);
}
