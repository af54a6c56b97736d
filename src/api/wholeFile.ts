import { readAnswer } from './readAnswer';

export type Expected = { type: RegExp; begins?: string; ends?: string; size?: number };

const isWhole = async (file: Blob, { type, begins = '', ends = '', size }: Expected): Promise<boolean> => {
  if (!type.test(file.type) || (size !== undefined && file.size !== size)) return false;
  const [head, tail] = await Promise.all([file.slice(0, begins.length).text(), file.slice(-ends.length - 2).text()]);
  return head === begins && (ends === '' || tail.trimEnd().endsWith(ends));
};

const nameIn = (answer: Response): string =>
  /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? '';

/** Anything else is judged as text. */
export const fileOr = (expected: Expected) => async (answer: Response) => {
  const text = answer.clone();
  const file = new Blob([await answer.arrayBuffer()], { type: answer.headers.get('Content-Type') ?? '' });
  if (!answer.ok || !(await isWhole(file, expected))) return readAnswer(text);
  return new File([file], nameIn(answer), { type: file.type });
};
