import { readFileSync } from 'node:fs';
import { openApiDocuments } from '../../../server/openApiDocument.ts';

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { security?: unknown }>>;
}

describe('the OpenAPI documents', () => {
  it('are the committed ones: run "npm run openapi" after a change of the API', async () => {
    const { customers, staff } = await openApiDocuments();
    expect(readFileSync('docs/openapi.json', 'utf8')).toBe(customers);
    expect(readFileSync('docs/openapi-staff.json', 'utf8')).toBe(staff);
  });

  it('say which calls need a session', async () => {
    const { openapi, paths } = JSON.parse((await openApiDocuments()).customers) as OpenApi;
    expect(openapi).toBe('3.1.0');
    expect(paths['/api/carts']?.['get']?.security).toEqual([{ session: [] }]);
    expect(paths['/api/home']?.['get']).not.toHaveProperty('security');
  });

  it('document the calls of the staff separately', async () => {
    const { customers, staff } = await openApiDocuments();
    const isOfStaff = (path: string) => path.startsWith('/api/staff/');
    const pathsOf = (document: string) => Object.keys((JSON.parse(document) as OpenApi).paths);
    expect(pathsOf(customers).filter(isOfStaff)).toEqual([]);
    expect(pathsOf(staff)).toContain('/api/staff/login');
    expect(pathsOf(staff).every(isOfStaff)).toBe(true);
  });
});
