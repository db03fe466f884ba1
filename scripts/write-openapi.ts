import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../server/openApiDocument.ts';

writeFileSync('docs/openapi.json', await openApiDocument());
