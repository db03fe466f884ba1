import { writeFileSync } from 'node:fs';
import { openApiDocuments } from '../server/openApiDocument.ts';

const { customers, staff } = await openApiDocuments();
writeFileSync('docs/openapi.json', customers);
writeFileSync('docs/openapi-staff.json', staff);
