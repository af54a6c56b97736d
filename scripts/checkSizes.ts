/** `npm run check:sizes`: no file of code passes the cap. Prints how long files are, those of the product apart. */
import { readFileSync } from 'node:fs';
import { report } from './report.ts';
import { isOfProduct, sizeFigures, sizeProblem } from './sizes.ts';
import { codeFiles } from './sourceFiles.ts';

const texts = new Map(codeFiles().map((path) => [path, readFileSync(path, 'utf8')]));
const problems = [...texts].flatMap(([path, text]) => sizeProblem(path, text) ?? []);

const described = (of: ReadonlyMap<string, string>): string => {
  const { files, median, p90, longest } = sizeFigures(of);
  return `${files} files, median ${median} lines, p90 ${p90}, longest ${longest}`;
};
const product = new Map([...texts].filter(([path]) => isOfProduct(path)));
const { oneImporter, nextDoor } = sizeFigures(product);
console.log(`The product: ${described(product)}; ${oneImporter} have one importer, ${nextDoor} of them next door.`);
report(problems, `All code: ${described(texts)}`);
