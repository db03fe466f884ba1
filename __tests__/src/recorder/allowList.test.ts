import { globSync } from 'node:fs';
import { allowList } from '../../../src/recorder/allowList.ts';

/** The types of flow steps, which the compiler compares with the list, and of redux-persist. */
const WITHOUT_CREATOR = /^(?:buying|appointment|changeDay|persist)\//;

async function typesOfActions(): Promise<string[]> {
  const files = globSync('src/**/*{Slice,Saga,events,Events}.ts');
  const modules = await Promise.all(
    files.map(
      async (file) => (await import(`../../../${file}`)) as Readonly<Record<string, unknown>>,
    ),
  );
  const creators = modules
    .flatMap((module) => Object.values(module))
    .filter(
      (it): it is { type: string } => typeof it === 'function' && 'match' in it && 'type' in it,
    );
  return [...new Set(creators.map(({ type }) => type))].sort();
}

it('has a rule for each action of the shop, and for no other', async () => {
  const listed = [...allowList.keys()].filter((type) => !WITHOUT_CREATOR.test(type));
  const types = await typesOfActions();
  expect(types.length).toBeGreaterThan(200);
  expect(listed.sort()).toEqual(types);
});
