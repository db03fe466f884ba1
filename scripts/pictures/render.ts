import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawDish } from './dishes/drawDish.ts';
import { dishPictures } from './dishes/dishPictures.ts';

const images = join(process.cwd(), 'public', 'images');

function save(name: string, svg: string): void {
  const file = join(images, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}

for (const [key, picture] of Object.entries(dishPictures)) {
  save(`dishes/${key}.svg`, drawDish(key, picture));
}
