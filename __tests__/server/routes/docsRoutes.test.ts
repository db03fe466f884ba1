import { readFileSync } from 'node:fs';
import { openApiDocument } from '../../../server/openApiDocument.ts';

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { security?: unknown }>>;
}

describe('the OpenAPI document', () => {
  it('is the committed one: run "npm run openapi" after a change of the API', async () => {
    expect(readFileSync('docs/openapi.json', 'utf8')).toBe(await openApiDocument());
  });

  it('says which calls need a session', async () => {
    const { openapi, paths } = JSON.parse(await openApiDocument()) as OpenApi;
    expect(openapi).toBe('3.1.0');
    expect(paths['/api/carts']?.['get']?.security).toEqual([{ session: [] }]);
    expect(paths['/api/home']?.['get']).not.toHaveProperty('security');
  });
});
